/// How key frames are led through: what `View.animateKeyframes` goes by. UIKit's `calculationMode…`.
nonisolated public enum KeyframeInterpolation: Hashable, Sendable, CaseIterable {
    /// From each to the next, each in its own time.
    case linear
    /// Not at all: what a key frame sets is there when it begins.
    case discrete
    /// From each to the next, at the same speed all the way: their times do not count, but for when the first begins
    /// and the last ends.
    case paced
    /// On a curve through all, each in its own time.
    case cubic
    /// On a curve through all, in times that go by how far they are apart.
    case cubicPaced
}

extension PropertyAnimator {
    /// Leads each property through its key frames as the program wants it.
    func lead(by interpolation: KeyframeInterpolation) {
        guard interpolation != .linear else { return }
        for change in changes where !change.isOvertaken {
            change.view.lead(self, through: change.property, by: interpolation)
        }
    }
}

extension View {
    /// Gives what an animator adds to a property other windows.
    fileprivate final func lead(
        _ animator: PropertyAnimator, through property: AnimatedProperty, by interpolation: KeyframeInterpolation
    ) {
        guard let parts = animations?.parts else { return }
        var frames: [(index: Int, window: AnimationWindow)] = []
        for (index, part) in parts.enumerated() where part.animator === animator && part.property == property {
            if let window = part.window { frames.append((index, window)) }
        }
        frames.sort { $0.window.start < $1.window.start }
        guard let first = frames.first?.window.start, let last = frames.map(\.window.end).max() else { return }
        switch interpolation {
        case .linear: break
        case .discrete: for index in frames.indices { frames[index].window.end = frames[index].window.start }
        case .paced, .cubicPaced:
            let lengths = frames.map { frame in
                (parts[frame.index].distance * parts[frame.index].distance).sum().squareRoot()
            }
            let all = lengths.reduce(0, +)
            guard all > 0 else { break }
            var time = first
            for index in frames.indices {
                frames[index].window.start = time
                time += (last - first) * lengths[index] / all
                frames[index].window.end = time
            }
        case .cubic: break
        }
        if interpolation == .cubic || interpolation == .cubicPaced {
            let spans = frames.map { AnimationWindow.Span($0.window) }
            for index in frames.indices {
                frames[index].window.neighbors = AnimationWindow.Neighbors(
                    before: index > 0 ? spans[index - 1] : nil,
                    after: index + 1 < spans.count ? spans[index + 1] : nil)
            }
        }
        for frame in frames { animations?.parts[frame.index].window = frame.window }
    }
}
