import VocabCore
import VocabLanguage
import VocabLists

extension Alert {
    /// The alert in Korean.
    var korean: AlertText {
        switch self {
        case .libraryIsEmpty, .bookcasesAreEmpty:
            AlertText("데이터가 없습니다.", "단어장과 단어를 생성해주세요\n게임을 진행하려면 한 단어장에 최소 4개의 단어가 필요합니다.")
        case .noSetup: AlertText("설정값이 없습니다.", "게임 설정이 필요합니다.")
        case .noBookcaseChosen: AlertText("단어장이 필요합니다.", "단어를 넣을 단어장을 --book으로 골라 주세요.")
        case .moveNeedsTarget: AlertText("단어장이 필요합니다.", "옮겨 갈 단어장을 --to로 골라 주세요.")
        case .tooFewWords: AlertText("개수 부족", "한 단어장에 최소 4개의 단어가 있어야 합니다.")
        case .nothingToAsk(let focus, let memorized):
            AlertText(
                "출제할 단어가 없습니다.",
                memorized > 0
                    ? "외운 단어로 표시한 \(memorized)개를 빼면 남는 단어가 없습니다."
                    : focus == .due
                        ? "지금 복습할 단어가 없습니다. 잘하고 계십니다."
                        : focus == .new ? "새 단어가 없습니다. 모두 한 번씩 풀어 보셨습니다." : "틀린 적이 있는 단어가 없습니다.")
        case .tooFewMeanings(let bookcase, let colliding, _):
            AlertText(
                "뜻이 겹칩니다.",
                "‘\(bookcase)’에는 서로 다른 뜻이 4개 이상 있어야 합니다.\n뜻이 같은 단어: \(colliding.meaningGroups)")
        case .noFairQuestion(let bookcase, let words, _):
            AlertText(
                "문제를 만들 수 없습니다.",
                (["‘\(bookcase)’에는 정답과 겹치지 않는 보기가 모자랍니다."] + words.reasons.map(\.korean)).joined(separator: "\n"))
        case .lastCard: AlertText("마지막 단어입니다.", "다시 시작하시겠습니까?\n카드를 다시 섞어 처음부터 시작합니다.")
        case .hangmanWon: AlertText("축하합니다.", "정답을 맞히셨습니다\n다시 시작하시겠습니까?")
        case .hangmanLost: AlertText("게임 종료", "게임이 끝났습니다.\n다시 시작하시겠습니까?")
        case .noLetters(let bookcase): AlertText("문제를 만들 수 없습니다.", "‘\(bookcase)’에는 글자로 맞힐 단어가 없습니다.")
        case .answersNotKept(let reason):
            AlertText("기록하지 못했습니다.", "게임은 계속할 수 있습니다. 저장하지 못한 답은 다음 답과 함께 다시 저장해 봅니다.\n\(reason.korean)")

        case .unknownBookcase(let name, let nearest):
            AlertText("단어장을 찾을 수 없습니다.", "‘\(name)’ 단어장은 없습니다.\(nearest.suggestion("혹시"))")
        case .bookcaseToMake(let name): AlertText("단어장을 찾을 수 없습니다.", "‘\(name)’ 단어장은 없습니다. 먼저 만들어 주세요.")
        case .unknownTerm(let term, let bookcase, let nearest):
            AlertText(
                "단어를 찾을 수 없습니다.",
                (bookcase.map { "‘\($0)’에 " } ?? "") + "‘\(term)’ 단어는 없습니다.\(nearest.suggestion("혹시"))")
        case .meaningAsTerm(let text): AlertText("단어를 찾을 수 없습니다.", "‘\(text)’: 단어가 아니라 뜻에 있습니다.")
        case .knownNowhere(let text): AlertText("단어를 찾을 수 없습니다.", "‘\(text)’: 명령도 아니고, 단어장과 사전에도 없습니다.")
        case .unknownTag(let tag, let nearest):
            AlertText("태그를 찾을 수 없습니다.", "‘\(tag)’ 태그가 있는 단어는 없습니다.\(nearest.suggestion("혹시"))")
        case .doneForToday: AlertText("오늘은 여기까지", "오늘 할 것을 다 했습니다. 또 만나요!")
        case .ambiguousTerm(let term, let bookcases):
            AlertText("여러 단어장에 있습니다.", "‘\(term)’ 단어가 있는 곳: \(bookcases.joined(separator: ", "))\n단어장을 골라 주세요.")
        case .repeatedTerm(let term, let bookcase, let ids):
            AlertText(
                "같은 단어가 여럿입니다.",
                "‘\(bookcase)’에 ‘\(term)’ 단어가 \(ids.count)개 있습니다. 단어 대신 아래의 ID를 써 주세요.\n"
                    + ids.joined(separator: "\n"))
        case .starterWasRemoved(let name):
            AlertText("단어장을 찾을 수 없습니다.", "‘\(name)’ 단어장은 전에 있었지만 지금은 없습니다. 다시 받으려면 아래 명령을 입력하세요.")
        case .countIsTag(let number, _):
            AlertText(
                "태그인가요, 문제 수인가요?",
                "‘\(number)’은 태그이기도 합니다. 아래 명령은 그 태그의 단어를 묻습니다. \(number)문제를 풀려면 --count \(number)을 쓰세요.")
        case .nameIsBlank: AlertText("저장 불가", "단어장 이름을 입력해야 합니다.")
        case .nameIsTooLong(let maximum): AlertText("저장 불가", "단어장 이름은 \(maximum)자까지 쓸 수 있습니다.")
        case .nameHasForbiddenCharacters:
            AlertText("저장 불가", "단어장 이름에는 줄바꿈이나 보이지 않는 문자를 쓸 수 없습니다.")
        case .nameTaken(let name): AlertText("중복 확인", "‘\(name)’ 단어장이 이미 있습니다.")

        case .badPicture(let text): AlertText("저장 불가", "그림 ‘\(text)’: 이모지 하나만 쓸 수 있습니다.")

        case .wordSaved(let term, let meaning, let bookcase, let words):
            AlertText(
                "저장 완료",
                inOneLine: "\(term) — \(meaning) · \(bookcase) \(words)개"
                    + (words < QuestionMaker.choiceCount ? " (\(QuestionMaker.choiceCount - words)개 더 있으면 퀴즈)" : ""))
        case .wordEdited(let term, let changes):
            AlertText("저장 완료", inOneLine: "\(term) · " + changes.map { $0.text(in: .korean) }.joined(separator: " · "))
        case .wordRemoved(let term, let bookcase): AlertText("삭제 완료", "‘\(bookcase)’에서 ‘\(term)’ 단어를 삭제했습니다.")
        case .bookcaseSaved: AlertText("저장 완료", "단어장이 저장되었습니다.")
        case .bookcaseEdited: AlertText("수정 완료", "단어장이 수정되었습니다.")
        case .bookcaseRemoved(let name, let words): AlertText("삭제 완료", "‘\(name)’ 단어장과 단어 \(words)개를 삭제했습니다.")
        case .allBookcasesRemoved(let count, let words): AlertText("삭제 완료", "단어장 \(count)개와 단어 \(words)개를 모두 삭제했습니다.")
        case .wordsMoved(let terms, let bookcase):
            AlertText("옮기기 완료", "단어장 ‘\(bookcase)’에 옮긴 단어: \(terms.joined(separator: ", "))")
        case .studySaved(let study):
            AlertText(
                "설정 완료",
                "목표 기억률: \(Int((study.retention * 100).rounded()))%\n새 단어: 하루 \(study.newPerDay)개, \(study.newOrder.korean)\n하루의 시작: \(study.dayStartsAt)시\(study.restDays == .none ? "" : "\n쉬는 요일: \(RestDaysPhrase(study.restDays).korean)")\n틀린 뒤 멈춤: \(study.pausesAfterMiss ? "예" : "아니요")\(study.saysWords ? "\n단어 읽어 주기: 예" : "")"
            )
        case .languagesSaved([]): AlertText("설정 완료", "읽을 수 있는 언어를 정해 두지 않습니다.")
        case .languagesSaved(let codes): AlertText("설정 완료", SetupPhrase.languages(codes).korean)
        case .unknownLanguage(let name, let nearest, _):
            AlertText("모르는 언어입니다.", "‘\(name)’ 언어는 모릅니다.\(nearest.suggestion("혹시"))")
        case .nothingConfused: AlertText("헷갈린 단어가 없습니다.", "아직 서로 헷갈린 단어가 없습니다.\n연습할 단어를 직접 적으셔도 됩니다.")
        case .nothingToReset: AlertText("배운 적이 없는 단어입니다.", "아직 답한 적이 없어 다시 시작할 것이 없습니다.")
        case .nothingWrong: AlertText("오답 기록이 비어 있습니다.", "틀린 단어가 여기에 모입니다.")
        case .planSaved: AlertText("계획 저장", "이제 새 단어와 복습을 이 계획에 맞춥니다.")
        case .planDropped(leavesOthers: true): AlertText("계획 삭제", "다른 계획은 그대로 둡니다.")
        case .tooFewToPlace(let bookcase, let new):
            AlertText(
                "새 단어가 적습니다.",
                "‘\(bookcase)’에 아직 안 푼 단어가 \(new)개입니다. 실력을 재려면 \(PlacementGame.fewestWords)개는 있어야 합니다.")
        case .placed(0, let later):
            AlertText("실력에 맞췄습니다.", "외운 단어로 표시한 것은 없습니다. 알 수도 있는 단어 \(later)개는 뒤로 미뤘습니다.")
        case .placed(let known, let later):
            AlertText("실력에 맞췄습니다.", "단어 \(known)개를 외운 단어로 표시했고, 알 수도 있는 단어 \(later)개는 뒤로 미뤘습니다.")
        case .nothingPlanned(let day): AlertText("계획이 없습니다.", "\(day)에는 계획이 없습니다.")
        case .planDropped: AlertText("계획 삭제", "이제 계획 없이 복습합니다.")
        case .modelKept: AlertText("최적화 완료", "앞으로 새 매개변수로 복습할 날을 정합니다.")
        case .modelNotKept(let reason): AlertText("지금 매개변수를 그대로 씁니다.", reason.korean)
        case .tooFewAnswers(let count, let least, let fittedBefore):
            AlertText(
                "기록 부족",
                (fittedBefore ? "지난번 최적화 뒤로 " : "") + "다른 날 다시 푼 답이 \(count)개 있습니다.\n최적화하려면 \(least)개가 필요합니다.")
        case .setupSaved(let bookcases, let setup, let reading):
            AlertText(
                "설정 완료",
                (["단어장: \(bookcases)", "문제 수: \(setup.count)"]
                    + (setup.manner + SetupPhrase.said(of: reading)).map(\.korean)).joined(separator: "\n"))

        case .wordMarked(let term, let memorized):
            AlertText("저장 완료", "\(term): " + (memorized ? "외운 단어로 표시했습니다." : "외운 표시를 지웠습니다."))
        case .memoryReset(let words): AlertText("다시 시작", "단어 \(words)개를 새 단어처럼 처음부터 배웁니다. 통계는 그대로입니다.")
        case .wrongCleared(let words): AlertText("삭제 완료", "단어 \(words)개를 오답 기록에서 지웠습니다.")
        case .wordsMarked(let count, let memorized):
            AlertText("저장 완료", memorized ? "단어 \(count)개를 외운 단어로 표시했습니다." : "단어 \(count)개의 외운 표시를 지웠습니다.")
        case .wordsRemoved(let count): AlertText("삭제 완료", "단어 \(count)개를 삭제했습니다.")
        case .stepTaken(.undo, let action): AlertText("되돌리기 완료", "\(action.korean)을 되돌렸습니다.")
        case .stepTaken(.redo, let action): AlertText("다시 하기 완료", "\(action.korean)을 다시 적용했습니다.")
        case .backupMade(let name): AlertText("백업 완료", "백업이 저장되었습니다.\n\(name)")
        case .restored(let backup, let bookcases, let hasSettings, let answers):
            AlertText(
                "복원 완료",
                (["\(backup) 백업에서 복원했습니다."] + (bookcases.isEmpty ? [] : [bookcases.joined(separator: ", ")])
                    + (hasSettings || answers > 0
                        ? [BackupPhrase.alsoRestored(hasSettings: hasSettings, answers: answers).korean] : []))
                    .joined(separator: "\n"))
        case .followsList(let bookcase, let remote):
            AlertText(
                "다른 사람이 나눈 단어장입니다.",
                "‘\(bookcase)’을 따르고 있습니다. \(remote)에 쓸 수 있다면 그 주소도 적어 함께 나누고, 따로 나누려면 빈 저장소의 주소를 적으세요.")
        case .stepOvertaken(.undo, let action):
            AlertText("되돌릴 수 없습니다.", "그 뒤에 다른 기기에서 바뀌었습니다: \(action.korean)")
        case .stepOvertaken(.redo, let action):
            AlertText("다시 할 수 없습니다.", "그 뒤에 다른 기기에서 바뀌었습니다: \(action.korean)")
        case .noStepLeft(.undo): AlertText("되돌릴 것이 없습니다.", "아직 바꾼 것이 없거나 모두 되돌렸습니다.")
        case .noStepLeft(.redo): AlertText("다시 할 것이 없습니다.", "되돌린 것이 없거나 그 뒤에 다른 것을 바꾸었습니다.")
        case .wordGone(let term, _, _): AlertText("저장하지 못했습니다.", "‘\(term)’: 그사이 다른 곳에서 삭제되었습니다. 고친 대로 다시 넣을 수 있습니다.")
        case .changedMeanwhile: AlertText("그대로 두었습니다.", "그사이 다른 곳에서 바꾼 것이 있습니다. 다시 해 주세요.")
        case .unknownBackup(let name, let nearest):
            AlertText("백업을 찾을 수 없습니다.", "‘\(name)’ 백업은 없습니다.\(nearest.suggestion("혹시"))")

        case .incomplete: AlertText("저장 불가", "단어와 단어의 뜻은 모두 입력해야 저장이 가능합니다.")
        case .tooLong(let field, let maximum):
            AlertText("저장 불가", "\(Label.field(field).korean) 항목이 너무 깁니다. \(grouped(maximum))자까지 쓸 수 있습니다.")
        case .unchanged: AlertText("저장 불가", "수정된 내용이 없습니다.")
        case .termExists(let word, let bookcase):
            AlertText("중복 확인", "‘\(bookcase)’에 이미 있는 단어입니다.\n\(word.term) — \(word.meaning)")

        case .removeWord(let term, let meaning, let bookcase):
            AlertText("삭제하시겠습니까?", "\(term) — \(meaning) (\(bookcase))\n삭제한 뒤에 undo로 되돌릴 수 있습니다.")
        case .removeBookcase(let name, let words):
            AlertText("삭제하시겠습니까?", "\(name) (단어 \(words)개)\n삭제한 뒤에 undo로 되돌릴 수 있습니다.")
        case .removeAllBookcases(let count, let words):
            AlertText("삭제하시겠습니까?", "모든 단어장 (단어장 \(count)개, 단어 \(words)개)\n삭제한 뒤에 undo로 되돌릴 수 있습니다.")
        case .removeDay(let day, let words):
            AlertText("삭제하시겠습니까?", "\(CalendarPhrase.day(day).korean)에 넣은 단어 \(words)개\n삭제한 뒤에 undo로 되돌릴 수 있습니다.")
        case .removeMissing(let words, let bookcase):
            AlertText(
                "삭제하시겠습니까?",
                (["‘\(bookcase)’의 단어 \(words.count)개가 파일에 더는 없습니다."] + words.shown { "… 그 밖에 \($0)개" }
                    + ["삭제한 뒤에 undo로 되돌릴 수 있습니다."]).joined(separator: "\n"))
        case .wordDropped(let term): AlertText("취소", "‘\(term)’ 단어는 저장하지 않았습니다.")
        case .resultsLost(let failure):
            AlertText("저장했지만 보여 주지 못했습니다.", "변경은 저장되었습니다. 결과를 쓰지 못했습니다:\n\(failure.koreanAlert.message)")
        case .nothingDone: AlertText("취소", "아무것도 바꾸지 않았습니다.")
        case .confirmationNeeded: AlertText("확인이 필요합니다.", "확인을 받지 못해 아무것도 삭제하지 않았습니다.")

        case .disk(let failure), .cannotCreate(let failure): failure.koreanAlert
        case .broken(let path, let position, let problem):
            AlertText(
                "파일이 손상되었습니다.",
                "\(SafeText.line(path))\n\(position.line)번째 줄 \(position.column)번째 칸: \(problem.korean)\n파일은 그대로 두었습니다. 아래 명령으로 읽을 수 있는 내용을 모두 살릴 수 있습니다."
            )
        case .newerFormat(let path, let format, let supported):
            AlertText(
                "더 새로운 형식의 파일입니다.",
                "\(SafeText.line(path))\n이 파일의 형식은 \(format)이고 이 프로그램은 \(supported)까지 읽습니다. 파일은 그대로 두었습니다. 프로그램을 새 버전으로 바꿔 주세요.")
        case .fileNameTaken(let path):
            AlertText("저장 불가", "\(SafeText.line(path))\n이 이름의 파일이 이미 있어 덮어쓰지 않았습니다.")

        case .sync(let error): error.korean
        case .wish(let alert): alert.korean
        case .speech(let problem): problem.korean
        case .lookup(let failure): failure.korean
        case .needsRepair: AlertText("고칠 것이 있습니다.", "!로 표시한 것은 고칠 수 있습니다. 지우는 것은 없습니다.")
        case .tornLineSetAside(let rest):
            AlertText("기록을 바로잡았습니다.", "갑자기 꺼지면서 끊긴 마지막 줄을 따로 옮겨 두었습니다. 나머지 기록은 모두 그대로입니다.\n\(rest)")

        case .reading(let problem): problem.korean
        case .noSuchFile(let path): AlertText("파일을 찾을 수 없습니다.", path)
        case .importIsHeaderAlone(let file, let names):
            AlertText(
                "가져올 단어가 없습니다.",
                "\(FileNamePhrase(file).korean)\n열 이름(\(SafeText.line(names.joined(separator: " | "))))만 있고 그 아래에 단어가 없습니다.")
        case .importIsEmpty(let file): AlertText("가져올 단어가 없습니다.", "\(FileNamePhrase(file).korean)\n비어 있는 파일입니다.")
        case .importIsNoText(let file, let kind): AlertText("가져올 수 없습니다.", "\(FileNamePhrase(file).korean)\n\(kind.korean)")
        case .importEncodingIsUnclear(let file, let readings):
            AlertText(
                "인코딩이 분명하지 않습니다.",
                "\(FileNamePhrase(file).korean)\n"
                    + readings.map { "\($0.encoding.rawValue)로 읽으면:\n\($0.sample)" }.joined(separator: "\n")
                    + "\n맞는 것을 --encoding으로 골라 주세요.")
        case .importIsUndecodable(let file, let encoding, let line, let column):
            AlertText(
                "가져올 수 없습니다.",
                "\(FileNamePhrase(file).korean)\n\(line)번째 줄 \(column)번째 열부터 \(encoding.rawValue)로 읽을 수 없습니다. --encoding으로 다른 인코딩을 지정해 주세요."
            )
        case .noBookcaseToExport: AlertText("단어장이 필요합니다.", "내보낼 단어장을 --book으로 골라 주세요.")
        case .needsOutput(let ending): AlertText("파일이 필요합니다.", "\(ending)는 화면에 출력하지 않습니다. -o로 파일을 지정해 주세요.")
        case .exported(let path, let over):
            AlertText(
                "내보내기 완료",
                over == .stream
                    ? "다음에 썼습니다.\n\(SafeText.line(path))"
                    : ["파일이 저장되었습니다.", ExportPhrase.replaced(over).korean].sentences + "\n\(SafeText.line(path))")
        case .fileIsThere(let path): AlertText("이미 있는 파일입니다.", "\(SafeText.line(path))\n그대로 두었습니다. 바꾸려면 --force를 붙이세요.")
        case .noPlaceForFile(let path, let kind, _): AlertText("쓸 수 없습니다.", "\(SafeText.line(path))\n\(kind.korean) 파일 이름을 주세요.")
        case .importHasNothing(let file, let rows):
            AlertText(
                "가져올 단어가 없습니다.",
                "\(FileNamePhrase(file).korean)\n\(rows.count)줄 가운데 단어와 뜻이 함께 있는 줄이 없습니다. 아무것도 바꾸지 않았습니다.\n"
                    + rows.prefix(3).map { ImportPhrase.badRow($0).korean }.joined(separator: "\n"))
        case .importHasNoMeanings(let file):
            AlertText(
                "뜻이 없는 목록입니다.",
                "\(FileNamePhrase(file).korean)\n단어와 뜻이 함께 있는 줄을 찾지 못했습니다. 단어 뒤에 쉼표와 뜻을 적어 주세요(apple,사과). 뜻이 단어 다음 줄에 있으면 --lines 2로 알려 주세요."
            )
        case .answersLeftOut(let file, let count, let first, let problem):
            AlertText(
                "가져오지 못한 기록이 있습니다.",
                "\(FileNamePhrase(file).korean)\n읽을 수 없어서 뺀 기록: \(count)개. 처음은 \(first)번째 기록입니다: \(problem.korean)")
        case .importIsUnclear(let file, let doubt): doubt.korean.below(FileNamePhrase(file).korean)
        case .importNeedsBookcase: AlertText("단어장이 필요합니다.", "단어를 넣을 단어장을 --book으로 골라 주세요.")
        case .badExportColumns(let list, let name):
            AlertText(
                "열 이름을 확인해 주세요.",
                (list == name ? "‘\(list)’" : "‘\(list)’의 ‘\(name)’") + ": \(ExportColumn.names) 가운데에서 하나씩 골라 쉼표로 이어 주세요.")
        case .badColumns(let list):
            AlertText("열 이름을 확인해 주세요.", "‘\(list)’에는 term과 meaning이 모두 있어야 합니다. 건너뛸 열은 -로 씁니다.")

        case .badNumber(let option, let value, let minimum):
            AlertText("숫자를 확인해 주세요.", "\(option) ‘\(value)’: \(minimum) 이상의 정수여야 합니다.")
        case .outOfRange(let option, let value, let least, let most, _):
            AlertText("숫자를 확인해 주세요.", "\(option) ‘\(value)’: \(least)에서 \(most) 사이여야 합니다.")
        case .badDay(let option, let value, _, let isPast):
            AlertText("날짜를 확인해 주세요.", "\(option) ‘\(value)’: " + (isPast ? "이미 지난 날입니다." : "그런 날이나 기간은 없습니다."))
        case .badMonth(let value, let month):
            AlertText("날짜를 확인해 주세요.", "‘\(value)’: 그런 달이나 날은 없습니다. 예: \(month.month), \(month.month)월, \(month), \(month)-01")
        case .calendarNeedsDay: AlertText("날짜가 필요합니다.", "어느 날의 단어인지 알려 주세요.")
        case .noWordsOnDay(let day): AlertText("그날 넣은 단어가 없습니다.", CalendarPhrase.day(day).korean)
        case .badShare(let option, let value): AlertText("숫자를 확인해 주세요.", "\(option) ‘\(value)’: 0에서 1 사이의 수여야 합니다.")
        case .badChoice(let option, let value, let choices):
            AlertText("값을 확인해 주세요.", "\(option) ‘\(value)’: \(choices.joined(separator: ", ")) 가운데 하나여야 합니다.")
        case .unknownCommand(let command, let nearest):
            AlertText("모르는 명령입니다.", "‘\(command)’\(Particle.named(after: command)) 명령은 없습니다.\(nearest.suggestion("혹시"))")
        case .usage(let problem): AlertText("명령을 확인해 주세요.", problem.korean)
        case .openQuote(let quote, let word):
            AlertText("명령을 확인해 주세요.", "‘\(word)’ 앞에서 연 따옴표가 닫히지 않았습니다. 따옴표도 단어의 일부이면 앞에 \\를 붙여 주세요: \\\(quote)\(word)")
        case .notInteractive: AlertText("터미널이 아닙니다.", "물어볼 수 없으니 필요한 값을 명령에 모두 적어 주세요.")
        case .noStoreFolder: AlertText("저장할 곳이 없습니다.", "HOME이 정해져 있지 않습니다. --store나 VOCAB_HOME으로 폴더를 지정해 주세요.")
        case .inputEnded: AlertText("입력이 끝났습니다.", "대답이 없어 여기서 멈췄습니다. 지금까지의 결과는 그대로 남습니다.")
        case .interrupted: AlertText("중단했습니다.", "")
        case .unexpected(let detail): AlertText("예상하지 못한 문제가 생겼습니다.", detail)
        }
    }
}

extension [Word] {
    /// The terms, those with the same meaning together.
    var meaningGroups: String {
        var order: [[String]] = []
        var groups: [[String]: [Word]] = [:]
        for word in self {
            let keys = Senses(of: word.meaning).keys
            if groups[keys] == nil { order.append(keys) }
            groups[keys, default: []].append(word)
        }
        return order.prefix(5).map { groups[$0]?.shortList ?? "" }.joined(separator: " · ")
    }

    /// The terms, the first ten of them.
    var shortList: String {
        prefix(10).map(\.term).joined(separator: ", ") + (count > 10 ? " … (\(count))" : "")
    }
}

extension [String] {
    /// A line that offers these after `lead`, or nothing.
    func suggestion(_ lead: String) -> String {
        isEmpty ? "" : "\n\(lead): \(joined(separator: ", "))?"
    }
}
