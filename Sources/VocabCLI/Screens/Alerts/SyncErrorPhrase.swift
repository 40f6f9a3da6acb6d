import VocabSync

/// What is said of a sync that could not be done: our words first, git's own below them.
extension SyncError: AlertPhrase {
    var korean: AlertText {
        switch self {
        case .noGit: AlertText("git이 없습니다.", "동기화하려면 git이 있어야 합니다. 설치한 뒤 다시 하세요.")
        case .notConnected: AlertText("아직 연결하지 않았습니다.", "먼저 git 원격 저장소를 연결해 주세요.")
        case .noRepository(let remote, let words):
            AlertText("원격을 찾을 수 없습니다.", "‘\(RemoteAddress.shown(remote))’에 git 저장소가 없습니다." + said(words))
        case .notAStore(let remote, let file):
            AlertText("단어 저장소가 아닙니다.", "‘\(RemoteAddress.shown(remote))’에는 다른 것이 들어 있습니다 (\(file)). 빈 저장소를 쓰세요. 바뀐 것은 없습니다.")
        case .noList(let remote):
            AlertText("나눈 단어장이 아닙니다.", "‘\(RemoteAddress.shown(remote))’에는 book share로 나눈 단어장이 없습니다. 바뀐 것은 없습니다.")
        case .passwordInAddress(let remote):
            AlertText("주소에 암호가 있습니다.", "암호 없는 주소를 쓰세요: \(remote)\n암호는 git이 묻고 기억합니다 (git config credential.helper store).")
        case .otherList(let remote, let bookcase):
            AlertText(
                "다른 단어장이 있습니다.",
                "‘\(RemoteAddress.shown(remote))’에는 이미 다른 단어장 ‘\(bookcase)’이 있습니다. 단어장마다 빈 저장소를 하나씩 쓰세요. 바뀐 것은 없습니다.")
        case .emptied(let remote, let words):
            AlertText(
                "원격의 단어가 모두 없어졌습니다.",
                "‘\(RemoteAddress.shown(remote))’에는 단어가 하나도 없습니다. 여기 있는 \(words)개는 그대로입니다. "
                    + "여기 것을 다시 보내려면 --emptied restore, 여기서도 지우려면 --emptied accept를 쓰세요.")
        case .missing(let words, _):
            AlertText(
                "동기화한 단어가 여기 없습니다.", "지우지 않았는데 단어 \(words)개가 없습니다. 되찾으려면 --missing restore, 다른 기기에서도 지우려면 --missing delete를 쓰세요.")
        case .emptiedList(let remote, let words):
            AlertText(
                "따르는 목록이 비었습니다.", "‘\(RemoteAddress.shown(remote))’에는 단어가 하나도 없습니다. 여기 있는 \(words)개는 그대로입니다. 여기서도 비우려면 다시 따르세요.")
        case .newerFormat(let file, let format, let supported):
            AlertText("더 새로운 형식입니다.", "원격의 \(file): 형식 \(format). 이 프로그램은 \(supported)까지 압니다. vocab을 새로 받으세요. 바뀐 것은 없습니다.")
        case .brokenRemote(let file, let problem):
            AlertText(
                "원격의 파일을 읽을 수 없습니다.",
                "\(file): \(problem.korean)\n그 파일을 올린 기기에서 doctor로 고쳐 다시 동기화하거나, --restore-broken으로 그 전 것을 되돌려 놓으세요. 바뀐 것은 없습니다.")
        case .unfinished(let operation):
            AlertText("git 작업이 끝나지 않았습니다.", "이 저장소는 \(operation.name) 도중입니다. git에서 마치거나 그만둔 뒤 다시 하세요. 바뀐 것은 없습니다.")
        case .noBranch: AlertText("브랜치 위에 있지 않습니다.", "저장소가 옛 커밋에 있습니다 (detached HEAD). git switch로 브랜치에 돌아온 뒤 다시 하세요.")
        case .busy(let lock, let words): AlertText("git이 쓰이는 중입니다.", "잠금 파일 \(lock)이 있습니다. 잠시 뒤에 다시 하세요." + said(words))
        case .offline(let remote, let words):
            AlertText("원격에 연결할 수 없습니다.", "‘\(RemoteAddress.shown(remote))’: 이 기기의 단어와 기록은 그대로입니다." + said(words))
        case .noCredentials(let remote, let words):
            AlertText("원격에 로그인할 수 없습니다.", "‘\(RemoteAddress.shown(remote))’에 쓸 키나 암호가 없습니다. 먼저 git으로 로그인해 보세요." + said(words))
        case .refused(let remote, let words):
            AlertText("원격이 받지 않았습니다.", "‘\(RemoteAddress.shown(remote))’이 거절했습니다. 보낸 것은 없습니다." + said(words))
        case .hookFailed(let words): AlertText("git 훅이 막았습니다.", "이 저장소의 훅이 실패했습니다. 보낸 것은 없습니다." + said(words))
        case .unsound(let bookcase): AlertText("합칠 수 없습니다.", "‘\(bookcase)’ 단어장을 합친 결과가 온전하지 않아 아무것도 바꾸지 않았습니다.")
        case .outrun(_, let lock?):
            AlertText("원격이 잠겨 있습니다.", "원격에 잠금 파일 \(lock)이 있습니다. 다른 기기가 동기화하는 중이 아니라면 그 파일을 지우고 다시 하세요.")
        case .brokenRepository(let words):
            AlertText(
                "git 저장소가 깨졌습니다.",
                "단어와 기록은 그대로입니다. 저장소 폴더의 .git 폴더를 지우고 sync init을 다시 하면 모두 다시 동기화됩니다." + said(words))
        case .foreignOwner(let folder, let words):
            AlertText("다른 사용자의 저장소입니다.", "git은 다른 사용자의 것인 ‘\(folder)’을 열지 않습니다. 믿을 수 있는 폴더라면 아래 명령으로 허락하세요." + said(words))
        case .outrun(let times, nil): AlertText("다른 기기가 먼저 보냈습니다.", "\(times)번 다시 했지만 그때마다 새 것이 있었습니다. 잠시 뒤에 다시 하세요.")
        case .diskFull(let words): AlertText("디스크가 찼습니다.", "공간을 비운 뒤 다시 하세요. 단어와 기록은 그대로입니다." + said(words))
        case .git(let command, let words): AlertText("git이 하지 못했습니다.", "git \(command)가 실패했습니다. 단어와 기록은 그대로입니다." + said(words))
        }
    }

    var english: AlertText {
        switch self {
        case .noGit: AlertText("No git", "A sync needs git. Install it, then try again.")
        case .notConnected: AlertText("Not connected", "Connect the store to a git remote first.")
        case .noRepository(let remote, let words):
            AlertText("No such remote", "There is no git repository at “\(RemoteAddress.shown(remote))”." + said(words))
        case .notAStore(let remote, let file):
            AlertText(
                "No word store",
                "“\(RemoteAddress.shown(remote))” holds something else (\(file)). Use an empty repository. Nothing was changed.")
        case .noList(let remote):
            AlertText(
                "No list to follow",
                "There is no bookcase at “\(RemoteAddress.shown(remote))” that book share has put there. Nothing was changed.")
        case .passwordInAddress(let remote):
            AlertText(
                "A password in the address",
                "Use the address without it: \(remote)\ngit asks for the password and can keep it (git config credential.helper store)."
            )
        case .otherList(let remote, let bookcase):
            AlertText(
                "Another bookcase is there",
                "“\(RemoteAddress.shown(remote))” holds “\(bookcase)” already. Use an empty repository for each bookcase. Nothing was changed."
            )
        case .emptied(let remote, let words):
            AlertText(
                "All words are gone from the remote",
                "“\(RemoteAddress.shown(remote))” holds no word any more; the \(words) here are as they were. "
                    + "--emptied restore sends them again, --emptied accept deletes them here, too.")
        case .missing(let words, _):
            AlertText(
                "Synced words are missing",
                "\(words) word\(words == 1 ? " is" : "s are") missing here though nothing deleted them. "
                    + "--missing restore takes them back, --missing delete deletes them everywhere.")
        case .emptiedList(let remote, let words):
            AlertText(
                "The list is empty",
                "“\(RemoteAddress.shown(remote))” holds no word any more; the \(words) here are as they were. Follow it again to empty the bookcase here, too."
            )
        case .newerFormat(let file, let format, let supported):
            AlertText(
                "A newer format",
                "\(file) on the remote has format \(format); this program knows \(supported). Update vocab. Nothing was changed.")
        case .brokenRemote(let file, let problem):
            AlertText(
                "A file of the remote cannot be read",
                "\(file): \(problem.english)\nRepair it with doctor on the device that sent it and sync there, or let --restore-broken put back what it held before. Nothing was changed."
            )
        case .unfinished(let operation):
            AlertText(
                "git is in the middle of something",
                "The store is in the middle of a \(operation.name). Finish it in git or abort it, then sync again. Nothing was changed."
            )
        case .noBranch:
            AlertText("On no branch", "The store is at an old commit (detached HEAD). Go back with git switch, then sync again.")
        case .busy(let lock, let words):
            AlertText("git is busy", "There is a lock, \(lock). Try again in a moment." + said(words))
        case .offline(let remote, let words):
            AlertText(
                "The remote cannot be reached",
                "“\(RemoteAddress.shown(remote))”: words and answers here are as they were." + said(words))
        case .noCredentials(let remote, let words):
            AlertText(
                "No access to the remote",
                "git has no key or password for “\(RemoteAddress.shown(remote))”. Sign in with git first." + said(words))
        case .refused(let remote, let words):
            AlertText("The remote refused", "“\(RemoteAddress.shown(remote))” took nothing." + said(words))
        case .hookFailed(let words):
            AlertText("A git hook failed", "A hook of this repository failed. Nothing was sent." + said(words))
        case .unsound(let bookcase):
            AlertText("Cannot be merged", "“\(bookcase)” would not be whole after the merge. Nothing was changed.")
        case .outrun(_, let lock?):
            AlertText(
                "The remote is locked",
                "There is a lock on the remote, \(lock). If no other device is syncing now, remove that file and try again.")
        case .brokenRepository(let words):
            AlertText(
                "git's own files are damaged",
                "Words and answers are as they were. Remove the folder .git in the store's folder and connect it again with sync init: "
                    + "everything is merged anew." + said(words))
        case .foreignOwner(let folder, let words):
            AlertText(
                "The repository belongs to another user",
                "git does not open “\(folder)”, which is another user's. If you trust the folder, the command below allows it."
                    + said(words))
        case .outrun(let times, nil):
            AlertText("Other devices were quicker", "There was something new each of \(times) times. Try again in a moment.")
        case .diskFull(let words):
            AlertText("The disk is full", "Make room, then try again. Words and answers are as they were." + said(words))
        case .git(let command, let words):
            AlertText("git failed", "git \(command) failed. Words and answers are as they were." + said(words))
        }
    }

    /// What git said, a few lines of it, below what we say.
    private func said(_ words: String) -> String {
        let lines = RemoteAddress.withoutSecrets(words).split(separator: "\n").filter { !$0.hasPrefix("hint:") }.prefix(6)
        return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n")
    }

    /// What to type next.
    var nextCommand: Invocation? {
        switch self {
        case .notConnected: Invocation(.syncInit, "git@example.com:me/words.git")
        case .emptied: Invocation(.sync, options: [.value("--emptied", EmptiedRemote.restore.rawValue)])
        case .missing: Invocation(.sync, options: [.value("--missing", MissingWords.restore.rawValue)])
        case .brokenRemote: Invocation(.sync, options: [.flag("--restore-broken")])
        case .emptiedList(let remote, _): Invocation(.bookFollow, remote)
        case .outrun, .busy: Invocation(.sync)
        case .offline, .refused, .hookFailed, .git: Invocation(.syncStatus)
        case .brokenRepository: Invocation(.doctor)
        default: nil
        }
    }

    /// What to type next at the shell.
    var nextShellCommand: Invocation? {
        switch self {
        case .noGit: Invocation(shell: "git", "--version")
        case .noRepository(let remote, _): remote.contains(":") ? nil : Invocation(shell: "git", "init", "--bare", remote)
        case .noCredentials(let remote, _): Invocation(shell: "git", "ls-remote", RemoteAddress.shown(remote))
        case .foreignOwner(let folder, _): Invocation(shell: "git", "config", "--global", "--add", "safe.directory", folder)
        case .unfinished, .noBranch: Invocation(shell: "git", "status")
        case .diskFull: Invocation(shell: "df", "-h")
        default: nil
        }
    }

    /// What the program tells the shell.
    var status: ExitStatus {
        switch self {
        case .brokenRepository: .badData
        case .foreignOwner: .unavailable
        case .noGit, .offline, .noCredentials, .refused, .hookFailed, .git: .unavailable
        case .notConnected, .unfinished, .noBranch: .usage
        case .noRepository, .noList: .noInput
        case .passwordInAddress: .usage
        case .otherList, .emptied, .missing, .emptiedList, .notAStore, .newerFormat, .brokenRemote, .unsound: .badData
        case .busy, .outrun: .tryAgain
        case .diskFull: .diskError
        }
    }
}

extension GitOperation {
    /// What git calls it.
    fileprivate var name: String {
        switch self {
        case .rebase: "rebase"
        case .merge: "merge"
        case .cherryPick: "cherry-pick"
        case .revert: "revert"
        case .bisect: "bisect"
        }
    }
}
