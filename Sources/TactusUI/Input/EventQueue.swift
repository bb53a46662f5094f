import TactusPlatform

/// Frames of input that arrived and were not handled yet: first in, first out.
///
/// Frames in which things only moved are merged when they are removed, so that a program that is slower than its input
/// device gets one frame with several samples instead of several frames. All that begins, ends or presses stays a frame
/// of its own.
nonisolated struct EventQueue: Hashable, Sendable {
    /// More frames than this do not wait for the display: it may never draw again.
    static let mostHeldFrames = 64

    private var frames: [InputFrame] = []
    private var head = 0
    /// How many of the waiting frames are more than motion.
    private var urgentCount = 0

    /// Whether nothing waits.
    var isEmpty: Bool { head == frames.count }

    /// The frame that is the oldest, as it arrived.
    var first: InputFrame? { isEmpty ? nil : frames[head] }

    /// Whether what waits may wait for the next frame of the display: it is motion, and not too much of it.
    var mayWait: Bool { !isEmpty && urgentCount == 0 && frames.count - head <= Self.mostHeldFrames }

    /// Puts a frame at the end.
    mutating func append(_ frame: InputFrame) {
        frames.append(frame)
        if !frame.isMotion { urgentCount += 1 }
    }

    /// Removes the oldest frame, merged with the motion that follows it directly.
    ///
    /// - Parameter deadline: Nothing of this time or later is merged in, since a timer fires in between.
    /// - Returns: The frame; `nil` when nothing waits.
    mutating func removeNext(before deadline: Instant?) -> InputFrame? {
        guard let frame = first else { return nil }
        if !frame.isMotion { urgentCount -= 1 }
        var end = head + 1
        while end < frames.count, frame.absorbs(frames[end]), deadline.map({ frames[end].time < $0 }) ?? true {
            end += 1
        }
        defer {
            head = end
            compact()
        }
        return frame.merged(with: frames[(head + 1)..<end])
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
        case .gesture(let samples): samples.allSatisfy(\.change.isMotion)
        case .keys: false
        case .tablet(let samples): samples.allSatisfy { $0.change == .moved }
        }
    }

    nonisolated fileprivate func absorbs(_ following: InputFrame) -> Bool {
        guard seat == following.seat, isMotion, following.isMotion else { return false }
        switch (contents, following.contents) {
        case (.contacts, .contacts), (.pointer, .pointer), (.gesture, .gesture), (.tablet, .tablet): return true
        default: return false
        }
    }

    /// This frame with the samples of others, which it absorbs, after its own.
    nonisolated fileprivate func merged(with following: ArraySlice<InputFrame>) -> InputFrame {
        guard !following.isEmpty else { return self }
        var frame = self
        frame.time = following.reduce(time) { max($0, $1.time) }
        switch contents {
        case .contacts: frame.contents = .contacts(joined(with: following) { $0.contactSamples })
        case .pointer: frame.contents = .pointer(joined(with: following) { $0.pointerSamples })
        case .tablet: frame.contents = .tablet(joined(with: following) { $0.tabletSamples })
        case .gesture: frame.contents = .gesture(joined(with: following) { $0.gestureSamples })
        case .keys: break  // absorbs(_:) says no
        }
        return frame
    }

    nonisolated private func joined<Sample>(
        with following: ArraySlice<InputFrame>, _ samples: (InputFrame) -> [Sample]
    ) -> [Sample] {
        var all: [Sample] = []
        all.reserveCapacity(following.reduce(samples(self).count) { $0 + samples($1).count })
        all += samples(self)
        for frame in following { all += samples(frame) }
        return all
    }

    nonisolated private var contactSamples: [ContactSample] {
        if case .contacts(let samples) = contents { samples } else { [] }
    }

    nonisolated private var pointerSamples: [PointerSample] {
        if case .pointer(let samples) = contents { samples } else { [] }
    }

    nonisolated private var tabletSamples: [TabletSample] {
        if case .tablet(let samples) = contents { samples } else { [] }
    }

    nonisolated private var gestureSamples: [PointerGestureSample] {
        if case .gesture(let samples) = contents { samples } else { [] }
    }
}
