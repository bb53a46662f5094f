import TactusPlatform

/// Follows a modifier key that is held with nothing else: no other key, button, finger or pen.
nonisolated struct LoneModifier: Sendable {
    /// What has become of it.
    enum Change: Hashable, Sendable {
        /// It went down, alone.
        case down
        /// It came up again, and nothing was in between.
        case up
        /// Something else happened while it was held.
        case broken
    }

    private let usages: Set<KeyUsage>
    private var code: UInt32?

    /// - Parameter usages: The keys that count.
    init(_ usages: Set<KeyUsage>) { self.usages = usages }

    /// Whether it is held, alone.
    var isHeld: Bool { code != nil }

    /// Goes by what devices did.
    ///
    /// - Returns: What it means for the modifier; `nil` for nothing.
    mutating func receive(_ contents: InputFrame.Contents) -> Change? {
        switch contents {
        case .keys(let samples):
            var change: Change?
            for sample in samples { change = receive(sample.change) ?? change }
            return change
        case .pointer(let samples) where samples.allSatisfy(\.isQuiet): return nil
        case .pointer, .contacts, .gesture, .tablet: return breakOff()
        }
    }

    private mutating func receive(_ change: KeySample.Change) -> Change? {
        switch change {
        case .down(let key):
            let others = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
            guard code == nil, let usage = key.usage, usages.contains(usage), others.isSubset(of: usage.ownModifier)
            else { return breakOff() }
            code = key.code
            return .down
        case .up(let code) where code == self.code:
            self.code = nil
            return .up
        case .left, .edited: return breakOff()
        default: return nil
        }
    }

    private mutating func breakOff() -> Change? {
        defer { code = nil }
        return code == nil ? nil : .broken
    }
}

extension KeyUsage {
    /// What the key itself is while it is held: keyboards may say so with the key, or right after it.
    nonisolated fileprivate var ownModifier: ModifierFlags {
        switch self {
        case .keyboardLeftAlt, .keyboardRightAlt: .alternate
        case .keyboardLeftControl, .keyboardRightControl: .control
        case .keyboardLeftGUI, .keyboardRightGUI: .command
        default: []
        }
    }
}

extension PointerSample {
    /// Whether the pointer only moved.
    nonisolated fileprivate var isQuiet: Bool {
        switch change {
        case .button, .scrolled: false
        default: true
        }
    }
}
