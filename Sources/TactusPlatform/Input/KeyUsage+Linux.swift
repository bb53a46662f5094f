extension KeyUsage {
    /// The usage of the key that Linux gives a number; `nil` for one that is not listed.
    public init?(linuxCode code: UInt32) {
        for row in Self.rows where row.keys.indices.contains(Int(code) - row.first) {
            self.init(keyboard: row.keys[Int(code) - row.first])
            return
        }
        guard let key = Self.mediaKeys[code] else { return nil }
        self.init(consumer: key)
    }

    /// Keys of the keyboard's page whose numbers in Linux follow one another: the number of the first, and the usages.
    private static let rows: [(first: Int, keys: [UInt16])] = [
        // Escape, the digits, Backspace.
        (
            1,
            [
                0x29, 0x1E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2D, 0x2E, 0x2A,
            ]
        ),
        // Tab, the upper row of letters, Return.
        (
            15,
            [
                0x2B, 0x14, 0x1A, 0x08, 0x15, 0x17, 0x1C, 0x18, 0x0C, 0x12, 0x13, 0x2F, 0x30, 0x28,
            ]
        ),
        // Left Control, the middle row.
        (
            29,
            [
                0xE0, 0x04, 0x16, 0x07, 0x09, 0x0A, 0x0B, 0x0D, 0x0E, 0x0F, 0x33, 0x34, 0x35,
            ]
        ),
        // Left Shift, the lower row, right Shift.
        (
            42,
            [
                0xE1, 0x31, 0x1D, 0x1B, 0x06, 0x19, 0x05, 0x11, 0x10, 0x36, 0x37, 0x38, 0xE5,
            ]
        ),
        // Left Alt, Space, Caps Lock, F1 to F10.
        (
            55,
            [
                0x55, 0xE2, 0x2C, 0x39, 0x3A, 0x3B, 0x3C, 0x3D, 0x3E, 0x3F, 0x40, 0x41, 0x42, 0x43,
            ]
        ),
        // The locks, the numeric pad.
        (
            69,
            [
                0x53, 0x47, 0x5F, 0x60, 0x61, 0x56, 0x5C, 0x5D, 0x5E, 0x57, 0x59, 0x5A, 0x5B, 0x62,
                0x63,
            ]
        ),
        // F11, F12.
        (86, [0x64, 0x44, 0x45]),
        // Enter and `/` of the numeric pad, Print, the modifiers on the right.
        (96, [0x58, 0xE4, 0x54, 0x46, 0xE6]),
        // The keys between letters and numeric pad.
        (102, [0x4A, 0x52, 0x4B, 0x50, 0x4F, 0x4D, 0x51, 0x4E, 0x49, 0x4C]),
        // `=` of the numeric pad.
        (117, [0x67]),
        // Pause.
        (119, [0x48]),
        // The keys with a logo, the menu key.
        (125, [0xE3, 0xE7, 0x65]),
        // F13 to F24.
        (183, [0x68, 0x69, 0x6A, 0x6B, 0x6C, 0x6D, 0x6E, 0x6F, 0x70, 0x71, 0x72, 0x73]),
    ]

    /// Media keys, and those of remote controls, by their number in Linux.
    private static let mediaKeys: [UInt32: UInt16] = [
        113: 0xE2, 114: 0xEA, 115: 0xE9,  // mute, softer, louder
        158: 0x224,  // back
        139: 0x40, 352: 0x41, 353: 0x41,  // menu; OK and Select
        163: 0xB5, 164: 0xCD, 165: 0xB6, 166: 0xB7,  // next, play or pause, previous, stop
        200: 0xB0, 201: 0xB1, 207: 0xB0,  // play and pause of a player, play
    ]
}
