/// What happens to a control, one bit each, as a set: what actions are registered for, and what is sent.
///
/// `Control.Events` is its name for those who write controls. The bits are those of UIKit.
nonisolated public struct ControlEvents: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A finger landed.
    public static let touchDown = ControlEvents(rawValue: 1 << 0)
    /// A finger landed as a further tap in a row; sent together with ``touchDown``.
    public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
    /// The finger moved, and is inside.
    public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
    /// The finger moved, and is outside.
    public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
    /// The finger came back inside; sent together with ``touchDragInside``.
    public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
    /// The finger left; sent together with ``touchDragOutside``.
    public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
    /// The finger was taken away, or the control disabled under it.
    public static let touchCancel = ControlEvents(rawValue: 1 << 8)
    /// The user changed the control's value, which is the new one already.
    public static let valueChanged = ControlEvents(rawValue: 1 << 12)
    /// The user wants what the control is for: a button sends it with ``touchUpInside``.
    public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = ControlEvents(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)

    /// Everything that touches cause.
    public static let allTouchEvents = ControlEvents(rawValue: 0x0000_0FFF)
    /// Everything that editing causes.
    public static let allEditingEvents = ControlEvents(rawValue: 0x000F_0000)
    /// What an application may use for controls of its own.
    public static let applicationReserved = ControlEvents(rawValue: 0x0F00_0000)
    /// All events.
    public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)
}

nonisolated extension ControlEvents: CustomStringConvertible {
    /// The names of the events, as in `touchUpInside, primaryActionTriggered`; bits without a name by their number.
    public var description: String {
        (0..<UInt32.bitWidth).filter { rawValue & (1 << $0) != 0 }.map { bit in
            Self.names.first { $0.events.rawValue == 1 << bit }?.name ?? "bit \(bit)"
        }.joined(separator: ", ")
    }

    private static let names: [(events: ControlEvents, name: String)] = [
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
        (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
        (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
        (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
}
