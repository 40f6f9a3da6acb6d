import VocabCore
import VocabLanguage

extension FileFailure {
    /// The alert in Korean.
    var koreanAlert: AlertText {
        switch self {
        case .system(.read, _, _) where kind == .noPermission: AlertText("읽을 수 없습니다.", korean)
        case .system: AlertText("디스크 오류", korean)
        case .tooLarge, .notAFile, .leadsOut: AlertText("읽거나 쓸 수 없습니다.", korean)
        case .changed: AlertText("저장 불가", korean)
        case .unconfirmed: AlertText("저장을 확인할 수 없습니다.", korean)
        case .locked: AlertText("다른 곳에서 사용 중입니다.", korean)
        }
    }

    /// The alert in English.
    var englishAlert: AlertText {
        switch self {
        case .system(.read, _, _) where kind == .noPermission: AlertText("Cannot be read", english)
        case .system: AlertText("Disk error", english)
        case .tooLarge, .notAFile, .leadsOut: AlertText("Cannot be read or written", english)
        case .changed: AlertText("Not saved", english)
        case .unconfirmed: AlertText("Not confirmed", english)
        case .locked: AlertText("In use elsewhere", english)
        }
    }

    /// What failed, in Korean.
    var korean: String {
        switch self {
        case .system(let operation, let path, let number):
            "\(path)\n\(operation.korean) 실패: \(kind.korean ?? FileFailure.systemText(number))"
        case .tooLarge(let path, let limit): "\(path)\n파일이 너무 큽니다. \(limit >> 20)MB까지 읽습니다."
        case .notAFile(let path): "\(path)\n파일이 아니라 폴더이거나 장치입니다."
        case .leadsOut(let path): "\(path)\n저장 폴더 밖으로 이어지는 링크라서 따라가지 않았습니다."
        case .changed(let path): "\(path)\n그사이 다른 프로그램이 이 파일을 고쳐서 덮어쓰지 않았습니다. 다시 해 주세요."
        case .unconfirmed(let path): "\(path)\n디스크가 확인해 주지 않아 바뀐 내용이 저장되었는지 확실하지 않습니다. 다시 하기 전에 살펴보세요."
        case .locked(_, let holder):
            "다른 vocab이 저장하고 있습니다" + (holder.map { " (프로세스 \($0))" } ?? "") + ". 잠시 뒤 다시 해 주세요."
        }
    }

    /// What failed, in English.
    var english: String {
        switch self {
        case .system(let operation, let path, let number):
            "\(path)\n\(operation.english) failed: \(kind.english ?? FileFailure.systemText(number))"
        case .tooLarge(let path, let limit): "\(path)\nThe file is too large. At most \(limit >> 20) MB can be read."
        case .notAFile(let path): "\(path)\nThis is a folder or a device, not a file."
        case .leadsOut(let path): "\(path)\nA link leads out of the store's folder, so it was not followed."
        case .changed(let path):
            "\(path)\nAnother program has changed this file in the meantime, so it was not overwritten. Try again."
        case .unconfirmed(let path):
            "\(path)\nThe disk did not confirm what was written, so the change may count or not. Look before you do it again."
        case .locked(_, let holder):
            "Another vocab is saving" + (holder.map { " (process \($0))" } ?? "") + ". Try again in a moment."
        }
    }
}

extension FileFailure.Kind {
    fileprivate var korean: String? {
        switch self {
        case .noSuchFile: "그런 파일이나 폴더가 없습니다."
        case .notAFolder: "경로에 폴더가 아닌 것이 있습니다."
        case .noPermission: "권한이 없습니다."
        case .readOnly: "읽기 전용입니다."
        case .diskFull: "디스크가 가득 찼습니다."
        case .other: nil
        }
    }

    fileprivate var english: String? {
        switch self {
        case .noSuchFile: "there is no such file or folder."
        case .notAFolder: "something on the path is not a folder."
        case .noPermission: "permission denied."
        case .readOnly: "it is read-only."
        case .diskFull: "the disk is full."
        case .other: nil
        }
    }
}

extension FileFailure.Operation: Phrase {
    package var korean: String {
        switch self {
        case .read, .list: "읽기"
        case .makeFolder: "폴더 만들기"
        case .write, .sync, .rename: "저장"
        case .remove: "삭제"
        case .lock: "잠금"
        }
    }

    package var english: String {
        switch self {
        case .read, .list: "Reading"
        case .makeFolder: "Making the folder"
        case .write, .sync, .rename: "Saving"
        case .remove: "Deleting"
        case .lock: "Locking"
        }
    }
}

extension JSONError.Problem: Phrase {
    package var korean: String {
        switch self {
        case .unexpectedEnd: "파일이 중간에서 끊겼습니다."
        case .expected(let part): "\(part.korean) 있어야 할 자리입니다."
        case .invalidUTF8: "UTF-8이 아닌 글자입니다."
        case .invalidEscape: "잘못된 \\ 표기입니다."
        case .controlCharacter: "따옴표 안에 제어 문자가 있습니다."
        case .invalidNumber: "잘못된 숫자입니다."
        case .tooDeep: "괄호가 너무 깊습니다."
        case .trailingContent: "끝난 뒤에 다른 내용이 있습니다."
        case .missing(let name): "‘\(name)’ 항목이 없습니다."
        case .repeated(let name): "‘\(name)’ 항목이 두 번 나오거나 그 값이 앞의 것과 같습니다."
        case .unusable(let name): "‘\(name)’ 항목의 값을 쓸 수 없습니다."
        }
    }

    package var english: String {
        switch self {
        case .unexpectedEnd: "the file ends in the middle."
        case .expected(let part): "\(part.english) should stand here."
        case .invalidUTF8: "this is not UTF-8."
        case .invalidEscape: "this \\ escape is not valid."
        case .controlCharacter: "there is a control character inside quotes."
        case .invalidNumber: "this number is not valid."
        case .tooDeep: "brackets are nested too deeply."
        case .trailingContent: "something follows after the end."
        case .missing(let name): "“\(name)” is missing."
        case .repeated(let name): "“\(name)” comes twice, or its value is that of one before."
        case .unusable(let name): "the value of “\(name)” cannot be used."
        }
    }
}

extension JSONPart: Phrase {
    package var korean: String {
        switch self {
        case .object: "‘{’가"
        case .array: "‘[’가"
        case .string: "따옴표로 묶은 글자가"
        case .colon: "‘:’이"
        case .commaOrObjectEnd: "‘,’나 ‘}’가"
        case .commaOrArrayEnd: "‘,’나 ‘]’가"
        case .value: "값이"
        case .integer: "정수가"
        case .number: "수가"
        case .boolean: "true나 false가"
        }
    }

    package var english: String {
        switch self {
        case .object: "“{”"
        case .array: "“[”"
        case .string: "text in quotes"
        case .colon: "“:”"
        case .commaOrObjectEnd: "“,” or “}”"
        case .commaOrArrayEnd: "“,” or “]”"
        case .value: "a value"
        case .integer: "a whole number"
        case .number: "a number"
        case .boolean: "true or false"
        }
    }
}
