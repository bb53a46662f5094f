public import TactusGeometry

/// What the platform is told about the text field that is entered in.
public struct TextInputField: Hashable, Sendable {
    /// The field. A responder that becomes first responder again is a new one.
    public var id: TextInputID
    /// The scene that it is in.
    public var scene: SceneID
    /// The kind of text that is entered.
    public var traits: TextInputTraits
    /// Its text near the cursor.
    public var surroundingText: SurroundingText
    /// The cursor, in the scene's coordinate space, in points; `nil` when it is not seen.
    public var caret: Rect?
    /// Where it is for the scenes under its own one, when that is a popup, the nearest first. A popup that does not
    /// take the input over leaves the keyboard, and with it the texts, to one of these.
    public var scenesUnder: [Position] = []

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - id: The field.
    ///   - scene: The scene that it is in.
    ///   - traits: What is entered in it.
    ///   - surroundingText: Its text near the cursor.
    ///   - caret: The cursor, in the scene's coordinate space.
    public init(
        id: TextInputID, scene: SceneID, traits: TextInputTraits, surroundingText: SurroundingText, caret: Rect?
    ) {
        self.id = id
        self.scene = scene
        self.traits = traits
        self.surroundingText = surroundingText
        self.caret = caret
    }

    /// Where a field is, as another scene than its own sees it.
    public struct Position: Hashable, Sendable {
        /// The scene.
        public var scene: SceneID
        /// The cursor, in that scene's coordinate space, in points; `nil` when it is not seen, or nobody knows where.
        public var caret: Rect?

        /// Creates a position.
        public init(scene: SceneID, caret: Rect?) {
            self.scene = scene
            self.caret = caret
        }
    }

    /// Returns the field as a scene sees it: its own one, or one under that; `nil` for others.
    public func seen(from scene: SceneID?) -> TextInputField? {
        if self.scene == scene { return self }
        guard let position = scenesUnder.first(where: { $0.scene == scene }) else { return nil }
        var field = self
        field.scene = position.scene
        field.caret = position.caret
        return field
    }
}

/// Names a text field for as long as it is entered in. Unique while the application lives; never reused.
public struct TextInputID: Hashable, Sendable {
    /// The number that the application gave.
    public let rawValue: UInt64
    /// Creates the name with the given number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Who has changed the text of a field.
public enum TextChangeCause: Hashable, Sendable {
    /// The input method, which knows of it already.
    case inputMethod
    /// Something else: keys, a paste, the program.
    case other
}

/// What an input method wants done at one moment, in this order: the marked text of before goes, text is deleted, text
/// is inserted, other marked text comes.
public struct TextEdit: Hashable, Sendable {
    /// The field that it is for: once another one is entered in, nothing is done. `nil`, as in a recording, for
    /// whichever field is entered in.
    public var field: TextInputID?
    /// How many bytes of UTF-8 to delete before the cursor. It comes from outside, and may be more than there are.
    public var deletesBefore: Int
    /// How many bytes of UTF-8 to delete behind the cursor, likewise.
    public var deletesAfter: Int
    /// The text to insert; empty for none.
    public var insertedText: String
    /// The marked text from now on; `nil` for none.
    public var markedText: MarkedText?

    /// Creates a description; by default, all that is done is that marked text goes.
    ///
    /// - Parameters:
    ///   - field: The field that it is for; `nil` for whichever is entered in.
    ///   - deletesBefore: How many bytes of UTF-8 to delete before the cursor.
    ///   - deletesAfter: How many bytes of UTF-8 to delete behind it.
    ///   - insertedText: What to insert.
    ///   - markedText: The marked text from now on.
    public init(
        field: TextInputID? = nil, deletesBefore: Int = 0, deletesAfter: Int = 0, insertedText: String = "",
        markedText: MarkedText? = nil
    ) {
        self.field = field
        self.deletesBefore = deletesBefore
        self.deletesAfter = deletesAfter
        self.insertedText = insertedText
        self.markedText = markedText
    }
}
