import TactusPlatform

// Two times meet here: event time says what a setting costs, the machine's clock how long the user has waited.
nonisolated extension LatencyLedger {
    /// A touch landed on a view, and these recognizers may hold it back.
    mutating func touchLanded(_ touch: InputID, on view: String, stamp: Instant, holders: [RecognizerID: Holder]) {
        if liveTouches.isEmpty { beginSequence() }
        liveTouches.insert(touch)
        touches[touch] = Account(view: view, stamp: stamp, holders: holders)
    }

    /// An event is sent: its newest input has this stamp, and these touches are over with it.
    mutating func eventSent(stamp: Instant, over: [InputID]) {
        newestInput = stamp
        for touch in over {
            touches[touch]?.lift = stamp
            liveTouches.remove(touch)
        }
    }

    /// A recognizer has decided, or dropped a touch: it holds nothing back any more.
    ///
    /// - Parameters:
    ///   - id: The recognizer.
    ///   - touch: The touch; `nil` for all of them.
    ///   - time: When, in event time.
    mutating func recognizer(_ id: RecognizerID, released touch: InputID? = nil, at time: Instant) {
        for key in touches.keys where touch == nil || touch == key {
            if touches[key]?.holders[id]?.release == nil { touches[key]?.holders[id]?.release = time }
        }
    }

    /// A recognizer is ready, and waits for others to fail.
    mutating func recognizer(_ id: RecognizerID, waitsFor others: [String], since time: Instant) {
        waits[id] = Wait(since: time, others: others)
    }

    /// A view is told of the beginning or end of a touch.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - phase: Which; others than began and ended make no entry.
    ///   - time: When, in event time.
    ///   - now: When, on the machine's clock.
    /// - Returns: The entry that was made. An end that was not held back makes none.
    mutating func viewNotified(of touch: InputID, _ phase: Touch.Phase, at time: Instant, now: Instant) -> Entry? {
        guard let account = touches[touch] else { return nil }
        switch phase {
        case .began:
            let costs = costs(of: account, \.began, since: account.stamp, until: time)
            return enter(
                .began(touch: touch.rawValue, view: account.view), stamp: account.stamp, costs: costs, now: now)
        case .ended:
            touches[touch] = nil
            guard let lift = account.lift, time > lift else { return nil }
            let costs = costs(of: account, \.ended, since: lift, until: time)
            return enter(.ended(touch: touch.rawValue, view: account.view), stamp: lift, costs: costs, now: now)
        case .cancelled:
            touches[touch] = nil
            return nil
        default: return nil
        }
    }

    /// A recognizer sends its actions.
    mutating func recognizer(
        _ id: RecognizerID, titled title: String, actsFor state: GestureRecognizer.State, at time: Instant, now: Instant
    ) -> Entry? {
        guard state != .changed, let stamp = newestInput else { return nil }
        let costs = waits.removeValue(forKey: id).map { wait in
            [Cost(cause: .requirement(wait.others), duration: time - wait.since)]
        }
        return enter(.acted(recognizer: title, state), stamp: stamp, costs: costs ?? [], now: now)
    }

    /// A control sends actions.
    mutating func control(_ label: String, sends events: ControlEvents, now: Instant) -> Entry? {
        guard events.isDisjoint(with: [.touchDragInside, .touchDragOutside]), let stamp = newestInput else {
            return nil
        }
        return enter(.sent(control: label, events), stamp: stamp, costs: [], now: now)
    }

    /// New pixels were handed over.
    ///
    /// - Parameter presentation: When they are expected on the glass.
    /// - Returns: The entries that they show.
    mutating func frameCommitted(presentation: Instant) -> [Entry] {
        guard let last = sequences.indices.last else { return [] }
        var shown: [Entry] = []
        for index in sequences[last].entries.indices where sequences[last].entries[index].shown == nil {
            sequences[last].entries[index].shown = presentation - sequences[last].entries[index].stamp
            shown.append(sequences[last].entries[index])
        }
        if let newestInput, newestInput != shownInput {
            sequences[last].addFrame(presentation - newestInput)
            shownInput = newestInput
        }
        return shown
    }

    private mutating func beginSequence() {
        touches = [:]
        waits = [:]
        sequences.append(Sequence())
        if sequences.count > Self.capacity { sequences.removeFirst(sequences.count - Self.capacity) }
    }

    private mutating func enter(
        _ milestone: Milestone, stamp: Instant, costs: [Cost], now: Instant
    ) -> Entry? {
        guard let last = sequences.indices.last else { return nil }
        let entry = Entry(milestone: milestone, stamp: stamp, latency: now - stamp, costs: costs)
        sequences[last].entries.append(entry)
        return entry
    }

    private func costs(
        of account: Account, _ cause: KeyPath<Holder, Cost.Cause?>, since start: Instant, until end: Instant
    ) -> [Cost] {
        guard end > start else { return [] }
        return account.holders.values.sorted { $0.order < $1.order }
            .compactMap { holder in
                let release = min(holder.release ?? end, end)
                guard let cause = holder[keyPath: cause], release > start else { return nil }
                return Cost(cause: cause, duration: release - start)
            }
            .sorted { $0.duration > $1.duration }
    }
}

nonisolated extension LatencyLedger.Sequence {
    fileprivate mutating func addFrame(_ latency: Duration) {
        frameCount += 1
        frameTotal += latency
        worstFrame = max(worstFrame, latency)
    }
}
