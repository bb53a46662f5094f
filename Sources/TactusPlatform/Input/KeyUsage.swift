/// A key by its place, as USB numbers keys: the page in the upper 16 bits, the key in the lower ones.
///
/// The names of the keyboard's page are those of the keys of a US keyboard, whatever the user's layout makes of them.
public struct KeyUsage: RawRepresentable, Hashable, Sendable {
    /// Page and key.
    public let rawValue: UInt32

    /// Creates a usage from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The page: 7 for keyboards, 12 for media keys.
    public var page: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 16) }

    /// A key of the keyboard's page.
    package init(keyboard key: UInt16) { self.init(rawValue: 0x0007_0000 | UInt32(key)) }

    /// A key of the page of media keys.
    init(consumer key: UInt16) { self.init(rawValue: 0x000C_0000 | UInt32(key)) }
}

// The keys of a keyboard.
extension KeyUsage {
    /// The key of the letter A on a US keyboard.
    public static let keyboardA = KeyUsage(keyboard: 0x04)
    /// The key of the letter B on a US keyboard.
    public static let keyboardB = KeyUsage(keyboard: 0x05)
    /// The key of the letter C on a US keyboard.
    public static let keyboardC = KeyUsage(keyboard: 0x06)
    /// The key of the letter D on a US keyboard.
    public static let keyboardD = KeyUsage(keyboard: 0x07)
    /// The key of the letter E on a US keyboard.
    public static let keyboardE = KeyUsage(keyboard: 0x08)
    /// The key of the letter F on a US keyboard.
    public static let keyboardF = KeyUsage(keyboard: 0x09)
    /// The key of the letter G on a US keyboard.
    public static let keyboardG = KeyUsage(keyboard: 0x0A)
    /// The key of the letter H on a US keyboard.
    public static let keyboardH = KeyUsage(keyboard: 0x0B)
    /// The key of the letter I on a US keyboard.
    public static let keyboardI = KeyUsage(keyboard: 0x0C)
    /// The key of the letter J on a US keyboard.
    public static let keyboardJ = KeyUsage(keyboard: 0x0D)
    /// The key of the letter K on a US keyboard.
    public static let keyboardK = KeyUsage(keyboard: 0x0E)
    /// The key of the letter L on a US keyboard.
    public static let keyboardL = KeyUsage(keyboard: 0x0F)
    /// The key of the letter M on a US keyboard.
    public static let keyboardM = KeyUsage(keyboard: 0x10)
    /// The key of the letter N on a US keyboard.
    public static let keyboardN = KeyUsage(keyboard: 0x11)
    /// The key of the letter O on a US keyboard.
    public static let keyboardO = KeyUsage(keyboard: 0x12)
    /// The key of the letter P on a US keyboard.
    public static let keyboardP = KeyUsage(keyboard: 0x13)
    /// The key of the letter Q on a US keyboard.
    public static let keyboardQ = KeyUsage(keyboard: 0x14)
    /// The key of the letter R on a US keyboard.
    public static let keyboardR = KeyUsage(keyboard: 0x15)
    /// The key of the letter S on a US keyboard.
    public static let keyboardS = KeyUsage(keyboard: 0x16)
    /// The key of the letter T on a US keyboard.
    public static let keyboardT = KeyUsage(keyboard: 0x17)
    /// The key of the letter U on a US keyboard.
    public static let keyboardU = KeyUsage(keyboard: 0x18)
    /// The key of the letter V on a US keyboard.
    public static let keyboardV = KeyUsage(keyboard: 0x19)
    /// The key of the letter W on a US keyboard.
    public static let keyboardW = KeyUsage(keyboard: 0x1A)
    /// The key of the letter X on a US keyboard.
    public static let keyboardX = KeyUsage(keyboard: 0x1B)
    /// The key of the letter Y on a US keyboard.
    public static let keyboardY = KeyUsage(keyboard: 0x1C)
    /// The key of the letter Z on a US keyboard.
    public static let keyboardZ = KeyUsage(keyboard: 0x1D)
    /// The digit 1 above the letters.
    public static let keyboard1 = KeyUsage(keyboard: 0x1E)
    /// The digit 2 above the letters.
    public static let keyboard2 = KeyUsage(keyboard: 0x1F)
    /// The digit 3 above the letters.
    public static let keyboard3 = KeyUsage(keyboard: 0x20)
    /// The digit 4 above the letters.
    public static let keyboard4 = KeyUsage(keyboard: 0x21)
    /// The digit 5 above the letters.
    public static let keyboard5 = KeyUsage(keyboard: 0x22)
    /// The digit 6 above the letters.
    public static let keyboard6 = KeyUsage(keyboard: 0x23)
    /// The digit 7 above the letters.
    public static let keyboard7 = KeyUsage(keyboard: 0x24)
    /// The digit 8 above the letters.
    public static let keyboard8 = KeyUsage(keyboard: 0x25)
    /// The digit 9 above the letters.
    public static let keyboard9 = KeyUsage(keyboard: 0x26)
    /// The digit 0 above the letters.
    public static let keyboard0 = KeyUsage(keyboard: 0x27)
    /// Return.
    public static let keyboardReturnOrEnter = KeyUsage(keyboard: 0x28)
    /// Escape.
    public static let keyboardEscape = KeyUsage(keyboard: 0x29)
    /// Backspace.
    public static let keyboardDeleteOrBackspace = KeyUsage(keyboard: 0x2A)
    /// Tab.
    public static let keyboardTab = KeyUsage(keyboard: 0x2B)
    /// Space.
    public static let keyboardSpacebar = KeyUsage(keyboard: 0x2C)
    /// `-`.
    public static let keyboardHyphen = KeyUsage(keyboard: 0x2D)
    /// `=`.
    public static let keyboardEqualSign = KeyUsage(keyboard: 0x2E)
    /// `[`.
    public static let keyboardOpenBracket = KeyUsage(keyboard: 0x2F)
    /// `]`.
    public static let keyboardCloseBracket = KeyUsage(keyboard: 0x30)
    /// `\`.
    public static let keyboardBackslash = KeyUsage(keyboard: 0x31)
    /// `;`.
    public static let keyboardSemicolon = KeyUsage(keyboard: 0x33)
    /// `'`.
    public static let keyboardQuote = KeyUsage(keyboard: 0x34)
    /// The grave accent.
    public static let keyboardGraveAccentAndTilde = KeyUsage(keyboard: 0x35)
    /// `,`.
    public static let keyboardComma = KeyUsage(keyboard: 0x36)
    /// `.`.
    public static let keyboardPeriod = KeyUsage(keyboard: 0x37)
    /// `/`.
    public static let keyboardSlash = KeyUsage(keyboard: 0x38)
    /// Caps Lock.
    public static let keyboardCapsLock = KeyUsage(keyboard: 0x39)
    /// F1.
    public static let keyboardF1 = KeyUsage(keyboard: 0x3A)
    /// F2.
    public static let keyboardF2 = KeyUsage(keyboard: 0x3B)
    /// F3.
    public static let keyboardF3 = KeyUsage(keyboard: 0x3C)
    /// F4.
    public static let keyboardF4 = KeyUsage(keyboard: 0x3D)
    /// F5.
    public static let keyboardF5 = KeyUsage(keyboard: 0x3E)
    /// F6.
    public static let keyboardF6 = KeyUsage(keyboard: 0x3F)
    /// F7.
    public static let keyboardF7 = KeyUsage(keyboard: 0x40)
    /// F8.
    public static let keyboardF8 = KeyUsage(keyboard: 0x41)
    /// F9.
    public static let keyboardF9 = KeyUsage(keyboard: 0x42)
    /// F10.
    public static let keyboardF10 = KeyUsage(keyboard: 0x43)
    /// F11.
    public static let keyboardF11 = KeyUsage(keyboard: 0x44)
    /// F12.
    public static let keyboardF12 = KeyUsage(keyboard: 0x45)
    /// Print.
    public static let keyboardPrintScreen = KeyUsage(keyboard: 0x46)
    /// Scroll Lock.
    public static let keyboardScrollLock = KeyUsage(keyboard: 0x47)
    /// Pause.
    public static let keyboardPause = KeyUsage(keyboard: 0x48)
    /// Insert.
    public static let keyboardInsert = KeyUsage(keyboard: 0x49)
    /// Home.
    public static let keyboardHome = KeyUsage(keyboard: 0x4A)
    /// Page Up.
    public static let keyboardPageUp = KeyUsage(keyboard: 0x4B)
    /// Delete.
    public static let keyboardDeleteForward = KeyUsage(keyboard: 0x4C)
    /// End.
    public static let keyboardEnd = KeyUsage(keyboard: 0x4D)
    /// Page Down.
    public static let keyboardPageDown = KeyUsage(keyboard: 0x4E)
    /// The arrow to the right.
    public static let keyboardRightArrow = KeyUsage(keyboard: 0x4F)
    /// The arrow to the left.
    public static let keyboardLeftArrow = KeyUsage(keyboard: 0x50)
    /// The arrow down.
    public static let keyboardDownArrow = KeyUsage(keyboard: 0x51)
    /// The arrow up.
    public static let keyboardUpArrow = KeyUsage(keyboard: 0x52)
    /// Num Lock.
    public static let keypadNumLock = KeyUsage(keyboard: 0x53)
    /// `/` of the numeric pad.
    public static let keypadSlash = KeyUsage(keyboard: 0x54)
    /// `*` of the numeric pad.
    public static let keypadAsterisk = KeyUsage(keyboard: 0x55)
    /// `-` of the numeric pad.
    public static let keypadHyphen = KeyUsage(keyboard: 0x56)
    /// `+` of the numeric pad.
    public static let keypadPlus = KeyUsage(keyboard: 0x57)
    /// Enter of the numeric pad.
    public static let keypadEnter = KeyUsage(keyboard: 0x58)
    /// 1 of the numeric pad.
    public static let keypad1 = KeyUsage(keyboard: 0x59)
    /// 2 of the numeric pad.
    public static let keypad2 = KeyUsage(keyboard: 0x5A)
    /// 3 of the numeric pad.
    public static let keypad3 = KeyUsage(keyboard: 0x5B)
    /// 4 of the numeric pad.
    public static let keypad4 = KeyUsage(keyboard: 0x5C)
    /// 5 of the numeric pad.
    public static let keypad5 = KeyUsage(keyboard: 0x5D)
    /// 6 of the numeric pad.
    public static let keypad6 = KeyUsage(keyboard: 0x5E)
    /// 7 of the numeric pad.
    public static let keypad7 = KeyUsage(keyboard: 0x5F)
    /// 8 of the numeric pad.
    public static let keypad8 = KeyUsage(keyboard: 0x60)
    /// 9 of the numeric pad.
    public static let keypad9 = KeyUsage(keyboard: 0x61)
    /// 0 of the numeric pad.
    public static let keypad0 = KeyUsage(keyboard: 0x62)
    /// The decimal point of the numeric pad.
    public static let keypadPeriod = KeyUsage(keyboard: 0x63)
    /// The key beside the left Shift on keyboards that have one more than the US one.
    public static let keyboardNonUSBackslash = KeyUsage(keyboard: 0x64)
    /// The key that opens a menu.
    public static let keyboardApplication = KeyUsage(keyboard: 0x65)
    /// `=` of the numeric pad.
    public static let keypadEqualSign = KeyUsage(keyboard: 0x67)
    /// F13.
    public static let keyboardF13 = KeyUsage(keyboard: 0x68)
    /// F14.
    public static let keyboardF14 = KeyUsage(keyboard: 0x69)
    /// F15.
    public static let keyboardF15 = KeyUsage(keyboard: 0x6A)
    /// F16.
    public static let keyboardF16 = KeyUsage(keyboard: 0x6B)
    /// F17.
    public static let keyboardF17 = KeyUsage(keyboard: 0x6C)
    /// F18.
    public static let keyboardF18 = KeyUsage(keyboard: 0x6D)
    /// F19.
    public static let keyboardF19 = KeyUsage(keyboard: 0x6E)
    /// F20.
    public static let keyboardF20 = KeyUsage(keyboard: 0x6F)
    /// F21.
    public static let keyboardF21 = KeyUsage(keyboard: 0x70)
    /// F22.
    public static let keyboardF22 = KeyUsage(keyboard: 0x71)
    /// F23.
    public static let keyboardF23 = KeyUsage(keyboard: 0x72)
    /// F24.
    public static let keyboardF24 = KeyUsage(keyboard: 0x73)
    /// Control on the left.
    public static let keyboardLeftControl = KeyUsage(keyboard: 0xE0)
    /// Shift on the left.
    public static let keyboardLeftShift = KeyUsage(keyboard: 0xE1)
    /// Alt on the left.
    public static let keyboardLeftAlt = KeyUsage(keyboard: 0xE2)
    /// The key with a logo on the left.
    public static let keyboardLeftGUI = KeyUsage(keyboard: 0xE3)
    /// Control on the right.
    public static let keyboardRightControl = KeyUsage(keyboard: 0xE4)
    /// Shift on the right.
    public static let keyboardRightShift = KeyUsage(keyboard: 0xE5)
    /// Alt on the right, or the third level.
    public static let keyboardRightAlt = KeyUsage(keyboard: 0xE6)
    /// The key with a logo on the right.
    public static let keyboardRightGUI = KeyUsage(keyboard: 0xE7)
}

// Media keys and those of a remote control.
extension KeyUsage {
    /// The menu of a remote control.
    public static let menu = KeyUsage(consumer: 0x40)
    /// Choosing, on a remote control.
    public static let menuPick = KeyUsage(consumer: 0x41)
    /// Play.
    public static let play = KeyUsage(consumer: 0xB0)
    /// Pause.
    public static let pause = KeyUsage(consumer: 0xB1)
    /// On to the next track.
    public static let scanNextTrack = KeyUsage(consumer: 0xB5)
    /// Back to the track before.
    public static let scanPreviousTrack = KeyUsage(consumer: 0xB6)
    /// Stop.
    public static let stop = KeyUsage(consumer: 0xB7)
    /// Play or pause.
    public static let playOrPause = KeyUsage(consumer: 0xCD)
    /// No sound.
    public static let mute = KeyUsage(consumer: 0xE2)
    /// Louder.
    public static let volumeIncrement = KeyUsage(consumer: 0xE9)
    /// Softer.
    public static let volumeDecrement = KeyUsage(consumer: 0xEA)
    /// Back to the page before, of an application (“AC Back”).
    public static let acBack = KeyUsage(consumer: 0x224)
}
