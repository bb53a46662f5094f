extension GestureJournal {
    /// Says in one sentence what a recognizer made of a touch.
    func explanation(of recognizer: GestureRecognizer, for touch: InputID) -> String {
        let id = recognizer.id
        let records = records
        guard let path = path(of: touch) else {
            return "\(recognizer.title): nothing is known of touch \(touch.rawValue) here, or no longer"
        }
        let offer = records.firstIndex { record in
            switch record.entry {
            case .accepted(id, touch), .rejected(id, touch, _): true
            default: false
            }
        }
        guard let offer else {
            return
                "\(recognizer.title) was not offered the touch: its view is none of those touched, \(path.joined(separator: " in "))"
        }
        if case .rejected(_, _, let rejection) = records[offer].entry {
            return "\(recognizer.title) did not take the touch: \(rejection.explanation)"
        }
        let telling = AttemptTelling(
            attempt: AttemptSummary(records, from: offer, of: id, with: touch), id: id,
            title: recognizer.title, start: records[offer].time, journal: self)
        return telling.sentence
    }

    /// The first touch of a recognizer's latest attempt; where there was none, the latest that it turned away.
    func latestTouch(of id: RecognizerID) -> InputID? {
        var accepted: InputID?
        var rejected: InputID?
        for record in records.reversed() {
            switch record.entry {
            case .reset(id), .left(id): if let accepted { return accepted }
            case .accepted(id, let touch): accepted = touch
            case .rejected(id, let touch, let rejection) where rejection != .decided && accepted == nil:
                rejected = rejected ?? touch
            default: break
            }
        }
        return accepted ?? rejected
    }

    /// Returns what an explanation calls a recognizer.
    func title(of id: RecognizerID) -> String {
        recognizer(id)?.title ?? "a recognizer that is gone"
    }
}

extension TouchRejection {
    /// Which filter said no, and its place in the order of rule GR-2.
    nonisolated var explanation: String {
        let reason =
            switch self {
            case .disabled: "it was disabled"
            case .decided: "it had decided already, and was not reset yet"
            case .touchType: "its allowedTouchTypes leave this type of touch out"
            case .mixedTouchTypes: "it had touches of another type, and requiresExclusiveTouchType is set"
            case .eventByRecognizer: "its own shouldReceive(_:) turned the event down"
            case .eventByDelegate: "its delegate turned the event down"
            case .delegate: "its delegate turned the touch down"
            }
        return "\(reason) (filter \(rawValue + 1) of \(TouchRejection.allCases.count))"
    }
}
