import TactusGraphics

/// What a button shows in one of its states, where that is not what it shows in all: rule CT-22.
struct ButtonPart {
    var title: String?
    var titleColor: Color?
    var icon: Icon?
    var image: Image?

    var isEmpty: Bool { title == nil && titleColor == nil && icon == nil && image == nil }
}
