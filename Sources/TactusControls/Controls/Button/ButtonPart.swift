import TactusGraphics

/// What a button shows in one of its states, where that is not what it shows in all: rule CT-22.
struct ButtonPart {
    var title: String?
    var styledTitle: StyledText?
    var titleColor: Color?
    var icon: Icon?
    var image: Image?
    var backgroundImage: Image?

    var isEmpty: Bool {
        title == nil && styledTitle == nil && titleColor == nil && icon == nil && image == nil
            && backgroundImage == nil
    }
}
