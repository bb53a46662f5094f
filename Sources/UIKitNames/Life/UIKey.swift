public import Tactus

extension Key {
    /// The key by its place, whatever the layout makes of it: ``usage``, and `keyboardErrorUndefined` for one that has
    /// no number of USB.
    public var keyCode: UIKeyboardHIDUsage { usage ?? .keyboardErrorUndefined }
}

extension KeyUsage {
    /// A key that USB has no number for.
    public static let keyboardErrorUndefined = KeyUsage(rawValue: 0x0007_0003)
}
