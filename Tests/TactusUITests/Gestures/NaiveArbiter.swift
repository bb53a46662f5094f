@testable import TactusUI

/// The rules GR-13 to GR-23 written down a second time, as plainly as they read and without regard for speed: what the
/// arbiter is compared with.
///
/// It answers its own questions from `law`, at once and inside its loops, which the real one must not do.
struct NaiveArbiter {
    struct Player {
        var state = GestureRecognizer.State.possible
        var wish: [GestureRecognizer.State] = []
        var touches: Set<UInt64> = []
        var live: Set<UInt64> = []
        var waitsFor: Set<UInt> = []
        var answered: Set<UInt> = []
    }

    let law: RandomLaw
    var players: [UInt: Player] = [:]
    /// What was told, in the words of the real one.
    var log: [GestureDecision] = []

    /// All depths differ here, and the smaller number is the deeper view.
    private var order: [UInt] { players.keys.sorted() }

    mutating func join(_ id: UInt, _ touch: UInt64) {
        if players[id] == nil {
            players[id] = Player()
            for other in law.stated(by: id) where !reaches(other, id) { players[id]?.waitsFor.insert(other) }
        }
        players[id]?.touches.insert(touch)
        players[id]?.live.insert(touch)
    }

    mutating func propose(_ state: GestureRecognizer.State, by id: UInt) {
        guard let player = players[id] else { return }
        switch (player.state, state) {
        case (.possible, .failed), (.possible, .cancelled): fail(id, .subclass)
        case (.possible, .began), (.possible, .ended):
            if player.wish == [.began], state == .ended { players[id]?.wish = [.began, .ended] }
            if player.wish.isEmpty { tryFirst(id, state) }
        case (.began, .changed), (.began, .ended), (.changed, .changed), (.changed, .ended):
            players[id]?.state = state
            log.append(.entered(id.name, state))
        case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
            players[id]?.state = .cancelled
            log.append(.cancelled(id.name, .subclass))
        default: break
        }
        releaseHeld()
    }

    mutating func abort(_ id: UInt) {
        if players[id]?.state == .possible {
            fail(id, .disabled)
        } else if players[id]?.state == .began || players[id]?.state == .changed {
            players[id]?.state = .cancelled
            log.append(.cancelled(id.name, .disabled))
        }
        releaseHeld()
    }

    mutating func lift(_ touch: UInt64) {
        for id in order { players[id]?.live.remove(touch) }
        releaseHeld()
    }

    /// Whether it takes another touch.
    func accepts(_ id: UInt) -> Bool {
        guard let player = players[id] else { return true }
        return [.possible, .began, .changed].contains(player.state) && (player.wish.isEmpty || player.wish == [.began])
    }

    mutating func endUpdate() {
        for id in order {
            guard let player = players[id], player.live.isEmpty else { continue }
            let isFinal = [.ended, .cancelled, .failed].contains(player.state)
            if isFinal || (player.state == .possible && player.wish.isEmpty) { forget(id) }
        }
        for id in order where players[id]?.state != .possible {
            let live = players[id]?.live ?? []
            players[id]?.touches = live
        }
        releaseHeld()
    }

    private mutating func forget(_ id: UInt) {
        players[id] = nil
        for other in order where players[other]?.answered.remove(id) != nil {
            if !law.stated(by: other).contains(id) { players[other]?.waitsFor.remove(id) }
        }
    }

    // MARK: The rules

    private mutating func tryFirst(_ id: UInt, _ state: GestureRecognizer.State) {
        guard law.mayBegin(id) else { return fail(id, .subclass) }
        tryAgain(id, [state])
    }

    private mutating func tryAgain(_ id: UInt, _ wish: [GestureRecognizer.State]) {
        for other in order where other != id && players[other]?.state != .failed && share(id, other) {
            askWhether(id, waitsFor: other)
        }
        let required = order.filter { players[id]?.waitsFor.contains($0) == true }
        if let winner = required.first(where: { hasRecognized($0) }) {
            return fail(id, .requirementRecognized(winner.name))
        }
        let open = required.filter(isUndecided)
        guard open.isEmpty else {
            if players[id]?.wish.isEmpty == true { log.append(.held(id.name, waitingFor: open.map(\.name))) }
            players[id]?.wish = wish
            return
        }
        for other in order where other != id && isWinner(other) && share(id, other) && law.excludes(other, id) {
            return fail(id, .prevented(by: other.name))
        }
        recognize(id, wish)
    }

    private mutating func recognize(_ id: UInt, _ wish: [GestureRecognizer.State]) {
        players[id]?.wish = []
        players[id]?.state = wish[0]
        log.append(.entered(id.name, wish[0]))
        for other in order where isPossible(other) && other != id && share(id, other) && law.excludes(id, other) {
            fail(other, .prevented(by: id.name))
        }
        for other in order where isPossible(other) && other != id {
            if players[other]?.waitsFor.contains(id) != true, share(id, other) { askWhether(other, waitsFor: id) }
            if players[other]?.waitsFor.contains(id) == true { fail(other, .requirementRecognized(id.name)) }
        }
        for state in wish.dropFirst() {
            players[id]?.state = state
            log.append(.entered(id.name, state))
        }
    }

    /// Whenever anything has changed, those that wait are tried again, deepest first, until nothing changes any more.
    private mutating func releaseHeld() {
        var before: Int
        repeat {
            before = log.count
            for id in order {
                guard let wish = players[id]?.wish, !wish.isEmpty, isPossible(id) else { continue }
                tryAgain(id, wish)
            }
        } while log.count != before
    }

    private mutating func askWhether(_ id: UInt, waitsFor other: UInt) {
        guard players[id]?.waitsFor.contains(other) == false, players[id]?.answered.insert(other).inserted == true
        else { return }
        if law.requires(id, other), !reaches(other, id) { players[id]?.waitsFor.insert(other) }
    }

    private mutating func fail(_ id: UInt, _ reason: FailureReason) {
        guard isPossible(id) else { return }
        players[id]?.state = .failed
        players[id]?.wish = []
        log.append(.failed(id.name, reason))
    }

    // MARK: Words of the rules

    private func isPossible(_ id: UInt) -> Bool { players[id]?.state == .possible }

    private func isWinner(_ id: UInt) -> Bool { [.began, .changed, .ended].contains(players[id]?.state) }

    private func hasRecognized(_ id: UInt) -> Bool { isWinner(id) || players[id]?.state == .cancelled }

    private func isUndecided(_ id: UInt) -> Bool {
        guard let player = players[id], player.state == .possible else { return false }
        return !player.live.isEmpty || !player.wish.isEmpty
    }

    private func share(_ left: UInt, _ right: UInt) -> Bool {
        !(players[left]?.touches ?? []).isDisjoint(with: players[right]?.touches ?? [])
    }

    /// Whether `start` waits for `end`, over any number of others.
    private func reaches(_ start: UInt, _ end: UInt) -> Bool {
        var seen: Set<UInt> = []
        var open = [start]
        while let id = open.popLast() {
            if id == end { return true }
            if seen.insert(id).inserted { open += players[id]?.waitsFor ?? [] }
        }
        return false
    }
}

extension UInt {
    var name: RecognizerID { RecognizerID(rawValue: self) }
}
