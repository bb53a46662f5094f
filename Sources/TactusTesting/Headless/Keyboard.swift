import TactusPlatform
public import TactusUI

/// The keyboard of a test: a US keyboard whose keys go down, repeat with the host's clock, and come up.
///
/// Every call is one input frame, delivered before the call returns, at the time that the host's clock shows.
///
/// ```swift
/// host.keyboard.type("Hello")
/// host.keyboard.press("s", holding: .control)
/// host.keyboard.down(.keyboardLeftArrow)
/// host.clock.advance(by: .seconds(1))
/// host.keyboard.up(.keyboardLeftArrow)
/// ```
public final class Keyboard {
    /// The scene that gets what is typed; `nil` before the first key, and after ``leave()``.
    public private(set) var focus: SceneID?

    private unowned let host: TestHost
    private var hasLeft = false

    init(host: TestHost) {
        self.host = host
    }

    // MARK: Focus

    /// Brings the keyboard to a scene, as a compositor does with the scene that the user chooses.
    ///
    /// - Parameter scene: The scene; by default the first that is open.
    public func enter(_ scene: WindowScene? = nil) {
        let id = (scene ?? host.scene).id
        focus = id
        hasLeft = false
        send([.entered(id)])
    }

    /// Takes the keyboard away from the application's scenes. It does not come back by itself.
    public func leave() {
        focus = nil
        hasLeft = true
        send([.left])
    }

    /// Changes how keys repeat; `nil` lets none repeat.
    public func setRepetition(_ repetition: KeyRepetition?) {
        send([.repetition(repetition)])
    }

    // MARK: Keys

    /// Puts a key down.
    ///
    /// - Parameters:
    ///   - usage: The key.
    ///   - modifiers: The modifiers in force from now on.
    public func down(_ usage: KeyUsage, holding modifiers: ModifierFlags = []) {
        if focus == nil, !hasLeft { enter() }
        send([.modifiers(modifiers), .down(Self.key(usage, modifiers))])
    }

    /// Lifts a key. No modifier is in force afterwards.
    public func up(_ usage: KeyUsage) {
        send([.up(code: Self.code(of: usage)), .modifiers([])])
    }

    /// Puts a key down and lifts it.
    ///
    /// - Parameters:
    ///   - usage: The key.
    ///   - modifiers: The modifiers that are held meanwhile.
    public func press(_ usage: KeyUsage, holding modifiers: ModifierFlags = []) {
        down(usage, holding: modifiers)
        up(usage)
    }

    /// Puts the key down that types a character, and lifts it. Shift is held where the character needs it.
    ///
    /// - Parameters:
    ///   - character: A character of a US keyboard.
    ///   - modifiers: The modifiers that are held besides.
    public func press(_ character: Character, holding modifiers: ModifierFlags = []) {
        guard let cap = USLayout.cap(of: character) else {
            preconditionFailure("a US keyboard has no key for “\(character)”")
        }
        press(cap.usage, holding: cap.isShifted ? modifiers.union(.shift) : modifiers)
    }

    /// Types a text, one key after the other. A character that a US keyboard has no key for comes as on a layout that
    /// has one: from the input method where text is entered, else from the key beside the left Shift.
    public func type(_ text: String) {
        for character in text {
            if USLayout.cap(of: character) != nil {
                press(character)
            } else if host.inputMethod.field != nil {
                host.inputMethod.commit(String(character))
            } else {
                pressForeignKey(typing: String(character))
            }
        }
    }

    private func pressForeignKey(typing characters: String) {
        if focus == nil, !hasLeft { enter() }
        let code = Self.code(of: .keyboardNonUSBackslash)
        let key = Key(
            code: code, characters: characters, charactersIgnoringModifiers: characters, modifierFlags: [],
            repeats: true)
        send([.modifiers([]), .down(key)])
        up(.keyboardNonUSBackslash)
    }

    /// Changes how hard a key is pressed that can tell, from 0 to 1.
    public func setForce(_ force: Double, of usage: KeyUsage) {
        send([.force(code: Self.code(of: usage), force)])
    }

    private func send(_ changes: [KeySample.Change]) {
        host.send(.keys(changes.map { KeySample(change: $0, time: host.clock.now) }))
    }

    private static func key(_ usage: KeyUsage, _ modifiers: ModifierFlags) -> Key {
        let cap = USLayout.characters(of: usage)
        let isModifier = (KeyUsage.keyboardLeftControl.rawValue...KeyUsage.keyboardRightGUI.rawValue)
            .contains(usage.rawValue)
        return Key(
            code: code(of: usage), characters: (modifiers.contains(.shift) ? cap?.shifted : cap?.plain) ?? "",
            charactersIgnoringModifiers: cap?.plain ?? "", modifierFlags: modifiers, repeats: !isModifier)
    }

    private static func code(of usage: KeyUsage) -> UInt32 {
        guard let code = (1..<512).first(where: { KeyUsage(linuxCode: $0) == usage }) else {
            preconditionFailure("Linux has no number for the key \(usage.rawValue)")
        }
        return code
    }
}
