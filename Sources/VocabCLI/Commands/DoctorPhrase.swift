import VocabCore
import VocabLanguage
import VocabSync

/// What the doctor says beside what it found.
enum DoctorPhrase: Phrase {
    case allWell
    case repairConfirm
    case originalsKept(command: String)
    case restRemains

    var korean: String {
        switch self {
        case .allWell: "모두 정상입니다."
        case .originalsKept(let command): "고치기 전의 파일은 백업에 있습니다. 빠진 단어는 더 앞선 백업에 있을 수 있습니다: \(command)"
        case .restRemains: "나머지는 여기서 고칠 수 없어 그대로 두었습니다."
        case .repairConfirm: "고칠 수 있는 것을 고칠까요? 지우는 것은 없습니다. (y/N)"
        }
    }

    var english: String {
        switch self {
        case .allWell: "All is well."
        case .originalsKept(let command):
            "The files as they were are in a backup; words that are missing may be in an older one: \(command)"
        case .restRemains: "The rest cannot be repaired here and stays as it is."
        case .repairConfirm: "Repair what can be repaired? Nothing is deleted. (y/N)"
        }
    }
}

extension Finding: Phrase {
    package var korean: String {
        switch self {
        case .unreadable(.broken(let path, let place, let problem)):
            "\(path): \(place.line)번째 줄 \(place.column)번째 칸: \(problem.korean)"
        case .unreadable(let error): Self.oneLine(Alert(error).korean)
        case .secondFile(let path, let name): "\(path): 단어장 ‘\(name)’의 두 번째 파일입니다. 하나로 읽고 있으며, 다음에 저장할 때 한 파일이 됩니다."
        case .sharedName(let path, let name): "\(path): 이름이 같은 단어장이 또 있어 다른 이름으로 읽고 있습니다: ‘\(name)’"
        case .sharedWord(let word, let first, let second): "‘\(word.term)’: 같은 단어가 두 단어장(‘\(first)’, ‘\(second)’)에 함께 들어 있습니다."
        case .looseMode(let path, let mode): "\(path): 다른 사용자도 볼 수 있습니다 (권한 \(String(mode, radix: 8)))."
        case .leftover(let path): "\(path): 쓰다 만 임시 파일입니다."
        case .unfinishedChange(let change): "끝나지 않은 변경이 있습니다: \(change.korean). 하기 전 상태로 읽고 있습니다."
        case .answersWithoutDate(let count): "날짜가 맞을 수 없는 답 \(count)개: 시계가 틀린 채 푼 답입니다. 그대로 두지만 복습일과 통계에는 넣지 않습니다."
        }
    }

    package var english: String {
        switch self {
        case .unreadable(.broken(let path, let place, let problem)):
            "\(path): line \(place.line), column \(place.column): \(problem.english)"
        case .unreadable(let error): Self.oneLine(Alert(error).english)
        case .secondFile(let path, let name):
            "\(path): a second file of “\(name)”. Both are read as one, and become one file with the next change."
        case .sharedName(let path, let name): "\(path): another bookcase has its name, so it is read as “\(name)”."
        case .sharedWord(let word, let first, let second): "“\(word.term)” is in both “\(first)” and “\(second)” under one id."
        case .looseMode(let path, let mode): "\(path): others may read it (mode \(String(mode, radix: 8)))."
        case .leftover(let path): "\(path): a temporary file left behind."
        case .unfinishedChange(let change): "A change was not finished: \(change.english). It does not count."
        case .answersWithoutDate(let count):
            "Answers whose date cannot be right, by a clock that was wrong: \(count). They are kept, but not counted for reviews or statistics."
        }
    }

    static func oneLine(_ text: AlertText) -> String {
        text.title + " " + text.message.replacing("\n", with: " ")
    }
}

extension RepositoryFinding: Phrase {
    package var korean: String {
        switch self {
        case .oldLock(let path): "\(path): 멈춘 git이 남긴 잠금 파일입니다."
        case .missing(let difference): "마지막으로 맞춘 것 가운데 지우지 않았는데 없어진 것이 있습니다: \(difference.korean)"
        case .damaged(let words): Finding.oneLine(SyncError.brokenRepository(words: words).korean)
        }
    }

    package var english: String {
        switch self {
        case .oldLock(let path): "\(path): a lock that a git left which died."
        case .missing(let difference): "Missing since the last sync, though nothing here deleted it: \(difference.english)"
        case .damaged(let words): Finding.oneLine(SyncError.brokenRepository(words: words).english)
        }
    }

    /// A name for programs.
    var kind: String {
        switch self {
        case .oldLock: "lock"
        case .missing: "missing"
        case .damaged: "damagedRepository"
        }
    }
}

extension QuestionFinding: Phrase {
    package var korean: String {
        switch self {
        case .noFairQuestion(let words, let bookcase):
            "‘\(bookcase)’에 보기가 모자라 출제할 수 없는 단어가 있습니다. \(words.reasons.map(\.korean).joined(separator: "; "))"
        case .tooFewMeanings(let words, let bookcase):
            "‘\(bookcase)’에는 서로 다른 뜻이 4개 이상 있어야 합니다. 뜻이 같은 단어: \(words.meaningGroups)"
        }
    }

    package var english: String {
        switch self {
        case .noFairQuestion(let words, let bookcase):
            "“\(bookcase)” has words without fair choices. \(words.reasons.map(\.english).joined(separator: "; "))"
        case .tooFewMeanings(let words, let bookcase):
            "“\(bookcase)” needs at least 4 different meanings. Words that mean the same: \(words.meaningGroups)"
        }
    }
}

extension Repair: Phrase {
    package var korean: String {
        switch self {
        case .salvaged(let path, let words, let rest):
            "\(path): 단어 \(words)개를 살렸습니다." + (rest.map { " 읽지 못한 부분: \($0)" } ?? "")
        case .setAside(let path, let rest): "\(path), 옮긴 곳: \(rest)"
        case .historyMended(let path, let lines, let rest): "\(path): 읽지 못한 \(lines)줄을 \(rest) 파일로 옮겼습니다."
        case .takenOver(let backup): "이전 버전의 저장소를 새 형식으로 바꿨습니다. 바꾸기 전의 파일은 백업 ‘\(backup)’에 있습니다."
        case .joined(let path, let name, let rest): "\(path): 단어장 ‘\(name)’에 합쳤습니다. 원래 파일: \(rest)"
        case .sidesMerged(let path): "\(path): 합치다 만 두 쪽을 모두 살려 합쳤습니다."
        case .separated(let path, let name): "\(path): 이제 별도의 단어장입니다: ‘\(name)’"
        case .wordsSeparated(let count): "두 단어장에 있던 단어 \(count)개를 서로 다른 단어로 나눴습니다."
        case .lockRemoved(let path): "\(path): 남아 있던 잠금 파일을 지웠습니다."
        case .takenBack(let words, let answers): "마지막으로 맞춘 것에서 되찾았습니다: \(Self.korean(words, answers))"
        case .modeSet(let path): "\(path): 나만 볼 수 있게 했습니다."
        case .changePutBack: "끝나지 않은 변경을 하기 전 상태로 되돌렸습니다."
        }
    }

    package var english: String {
        switch self {
        case .salvaged(let path, let words, let rest):
            "\(path): words saved: \(words)." + (rest.map { " What could not be read: \($0)" } ?? "")
        case .setAside(let path, let rest): "\(path), now at \(rest)"
        case .historyMended(let path, let lines, let rest): "\(path): lines that could not be read (\(lines)) moved to \(rest)"
        case .takenOver(let backup): "The store has the form of this version now. How it was is in the backup “\(backup)”."
        case .joined(let path, let name, let rest): "\(path): joined with “\(name)”. The file as it was: \(rest)"
        case .sidesMerged(let path): "\(path): what a merge had left on two sides is merged, and nothing of it lost."
        case .separated(let path, let name): "\(path): a bookcase of its own now, “\(name)”."
        case .wordsSeparated(let count): "Words that were in two bookcases are different words now: \(count)."
        case .lockRemoved(let path): "\(path): a lock that was left behind is gone."
        case .takenBack(let words, let answers): "Taken back from what the last sync held: \(Self.english(words, answers))"
        case .modeSet(let path): "\(path): yours alone now."
        case .changePutBack: "The change that was not finished is undone."
        }
    }

    private static func korean(_ words: Int, _ answers: Int) -> String {
        [words > 0 ? "단어 \(words)개" : "", answers > 0 ? "기록 \(answers)개" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func english(_ words: Int, _ answers: Int) -> String {
        [
            words == 1 ? "1 word" : words > 0 ? "\(words) words" : "",
            answers == 1 ? "1 answer" : answers > 0 ? "\(answers) answers" : "",
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
