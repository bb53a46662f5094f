import TactusGeometry
public import TactusGraphics
import TactusPlatform

/// A place for content that is exchanged by copy and paste, between programs or within this one.
///
/// ```swift
/// func copy(_ sender: Any?) { window?.windowScene?.application?.pasteboard.setString(selectedText) }
///
/// func paste(_ sender: Any?) {
///     guard let pasteboard = window?.windowScene?.application?.pasteboard else { return }
///     Task { insert(try await pasteboard.string()) }
/// }
/// ```
///
/// There are two of them, ``Application/pasteboard`` and ``Application/primarySelection``. What a program puts there it
/// can read at once; other programs get it from this one when they ask, as long as it runs. Where the system
/// lets programs exchange nothing, and as long as the user has neither touched nor typed anything, a pasteboard
/// works within the program.
///
/// Where several users sit at one display, each with devices of their own, each of them has a clipboard, and a
/// pasteboard is that of the user who has acted last in this program, by key, button, pen or finger. When another one
/// acts, it shows theirs.
///
/// Desktops tell what others have copied only to the program that has the keyboard. So it may turn out late that
/// something new is there: look at ``types`` when it counts, or watch with ``observe(_:)``.
public final class Pasteboard: ContentOffer {
    /// The two pasteboards: UIKit has no such name; see `PasteboardKind`.
    public typealias Kind = PasteboardKind

    /// The pasteboard's kind.
    public let kind: Kind
    /// How often the content has changed since the program was launched, as far as it was told.
    public private(set) var changeCount = 0
    /// The item that this program has put on the pasteboard; `nil` when the content is another
    /// program's, or there is none.
    public private(set) var item: ItemProvider?

    /// What another program has put there.
    private var foreign: (any ContentOffer)?
    private unowned let application: Application
    private var observations: [PasteboardObservation] = []
    /// How many of them are cancelled.
    private var cancelledCount = 0

    init(_ kind: Kind, of application: Application) {
        self.kind = kind
        self.application = application
    }

    private var offer: (any ContentOffer)? { item ?? foreign }

    /// The types in which the content can be had, the best first; none when there is nothing.
    public var types: [ContentType] { offer?.types ?? [] }

    /// Begins to read the content.
    ///
    /// - Parameter type: In which type.
    /// - Returns: The content, to be read once.
    /// - Throws: `ContentError.absent(_:)` when there is nothing of the type, or why it cannot be had.
    public func content(as type: ContentType) throws(ContentError) -> ContentStream {
        guard let offer else { throw .absent(type) }
        return try offer.content(as: type)
    }

    /// Puts something there, in place of what was there.
    ///
    /// - Parameter item: What to put there; `nil` for nothing.
    public func setItem(_ item: ItemProvider?) {
        self.item = item
        foreign = nil
        application.platform.setItem(item, of: kind)
        noteChange()
    }

    /// Puts plain text there.
    public func setString(_ text: String) { setItem(.text(text)) }

    /// Puts a picture there, which other programs get as PNG.
    public func setImage(_ image: Image) { setItem(.image(image)) }

    /// Calls `action` whenever the content has changed, by this program or another.
    ///
    /// - Parameter action: What to call, on the main actor.
    /// - Returns: With what to end it. Nobody needs to keep it.
    @discardableResult
    public func observe(_ action: @escaping () -> Void) -> PasteboardObservation {
        let observation = PasteboardObservation(action, of: self)
        observations.append(observation)
        return observation
    }

    /// Another program has put something there, or what this one has put there is no longer what others get, or
    /// another user has acted.
    func contentDidChange(to content: PasteboardContent) {
        let hadNothing = offer == nil
        switch content {
        case .nothing: (item, foreign) = (nil, nil)
        case .own(let item): (self.item, foreign) = (item, nil)
        case .foreign(let offer): (item, foreign) = (nil, offer)
        }
        if !hadNothing || offer != nil { noteChange() }
    }

    private func noteChange() {
        StackRoom.check("setItem(_:)", of: self)
        changeCount += 1
        for observation in observations { observation.notify() }
    }

    /// Lets go of those that are cancelled once they are as many as the others: each costs the same, however many
    /// there are.
    fileprivate func observationDidEnd() {
        cancelledCount += 1
        guard cancelledCount > observations.count / 2 else { return }
        cancelledCount = 0
        observations.removeAll { !$0.isActive }
    }
}

/// Calls a function when a pasteboard changes, until it is cancelled; see ``Pasteboard/observe(_:)``.
public final class PasteboardObservation {
    private var action: (() -> Void)?
    private weak var pasteboard: Pasteboard?

    init(_ action: @escaping () -> Void, of pasteboard: Pasteboard) {
        self.action = action
        self.pasteboard = pasteboard
    }

    /// Whether the function may still be called.
    public var isActive: Bool { action != nil }

    /// Ends it. Calling it again changes nothing.
    public func cancel() {
        guard isActive else { return }
        action = nil
        pasteboard?.observationDidEnd()
    }

    func notify() { action?() }
}
