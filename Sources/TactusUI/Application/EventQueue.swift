/// Frames of input that arrived and were not handled yet: first in, first out.
///
/// Frames in which things only moved are merged when they are taken, so that a program that is slower than its input
/// device gets one frame with several samples instead of several frames. All that begins, ends or presses stays a frame
/// of its own.
nonisolated struct EventQueue: Hashable, Sendable {
    private var frames: [InputFrame] = []
    private var head = 0

    /// Whether nothing waits.
    var isEmpty: Bool { head == frames.count }

    /// The frame that is the oldest, as it arrived.
    var first: InputFrame? { isEmpty ? nil : frames[head] }

    /// Whether something waits, and all of it is motion: it may wait for the next frame of the display.
    var holdsOnlyMotion: Bool { !isEmpty && frames[head...].allSatisfy(\.isMotion) }

    /// Puts a frame at the end.
    mutating func append(_ frame: InputFrame) { frames.append(frame) }

    /// Takes the oldest frame, merged with the motion that follows it directly.
    ///
    /// - Parameter deadline: Nothing of this time or later is merged in, since a timer fires in between.
    /// - Returns: The frame; `nil` when nothing waits.
    mutating func takeNext(before deadline: Instant?) -> InputFrame? {
        guard var frame = first else { return nil }
        head += 1
        while let following = first, frame.absorbs(following), deadline.map({ following.time < $0 }) ?? true {
            frame.append(following)
            head += 1
        }
        compact()
        return frame
    }

    private mutating func compact() {
        guard head == frames.count || head > 64 else { return }
        frames.removeFirst(head)
        head = 0
    }
}

extension InputFrame {
    /// Whether nothing in this frame begins, ends, or changes a button: it may be merged with others, and may wait.
    nonisolated var isMotion: Bool {
        switch contents {
        case .contacts(let samples): samples.allSatisfy { $0.change == .moved }
        case .pointer(let samples): samples.allSatisfy { $0.change == .moved }
        case .keys: false
        }
    }

    nonisolated fileprivate func absorbs(_ following: InputFrame) -> Bool {
        guard seat == following.seat, isMotion, following.isMotion else { return false }
        switch (contents, following.contents) {
        case (.contacts, .contacts), (.pointer, .pointer): return true
        default: return false
        }
    }

    nonisolated fileprivate mutating func append(_ following: InputFrame) {
        time = max(time, following.time)
        switch (contents, following.contents) {
        case (.contacts(let samples), .contacts(let more)): contents = .contacts(samples + more)
        case (.pointer(let samples), .pointer(let more)): contents = .pointer(samples + more)
        default: break  // absorbs(_:) said no
        }
    }
}
