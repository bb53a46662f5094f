import TactusUI

extension Control {
    /// The events of a control, as a set: those for which actions are registered, and those that are sent.
    ///
    /// The name is in the plural because `Event` is another thing, which subclasses name often.
    public typealias Events = ControlEvents
}
