import VocabCore

extension ListRepository {
    /// What bookcases of two devices that never met before were made of, where both hold the same list: of each the words that both have, as
    /// the list said them when the one that is further behind took it.
    ///
    /// So what the teacher corrected between is no difference of the devices. Nothing where that version is not known here.
    func origins(of ours: Library, _ theirs: Library) -> [Bookcase] {
        ours.bookcases.compactMap { mine in
            guard let other = theirs[mine.id], let link = mine.listLink, let second = other.listLink,
                link.remote == second.remote,
                // Where the other device is ahead, what is here was made of the version that is known here.
                let list = (try? base(link, second.commit)) ?? (try? base(second, link.commit)) ?? (try? list(in: link.commit))
            else { return nil }
            let both = Set(mine.words.map(\.id)).intersection(other.words.map(\.id))
            return list.bookcase.called(mine.id).holding(list.bookcase.words.filter { both.contains($0.id) })
        }
    }
}
