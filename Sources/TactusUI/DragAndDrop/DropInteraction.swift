import TactusPlatform

/// Lets a view take what is dragged over it, from other views, windows and programs.
///
/// ```swift
/// canvasView.addInteraction(DropInteraction(delegate: self))
///
/// func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
///     session.contains(.png)
/// }
///
/// func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
///     Task { place(try await session.image(), at: session.location(in: canvasView)) }
/// }
/// ```
///
/// What is dragged goes to the frontmost view under it, as a touch would, and from there up to the first view with an
/// interaction that can handle it.
public final class DropInteraction: Interaction {
    /// The view that takes drops.
    public private(set) weak var view: View?
    /// The delegate that decides about drops. Weak.
    public weak var delegate: (any DropInteractionDelegate)?
    /// Whether drops are taken. `true` by default.
    public var isEnabled = true

    /// Creates an interaction.
    ///
    /// - Parameter delegate: Who is asked and told. Not kept alive.
    public init(delegate: any DropInteractionDelegate) { self.delegate = delegate }

    /// Does nothing.
    public func willMove(to view: View?) {}

    /// Takes drops on a view from now on.
    public func didMove(to view: View?) { self.view = view }
}

/// Decides what a view does with items that are dragged over it.
@MainActor public protocol DropInteractionDelegate: AnyObject {
    /// Whether the view has any use for what is dragged. Asked when it comes over the view. `true` by default. With
    /// `false` the views above it are asked.
    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool

    /// Sent when it has come over the view.
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession)

    /// What a drop would do. Asked when it has come over the view, whenever it moves, and when
    /// ``DropSession/operation`` has changed. `DropProposal.copy` by default.
    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) -> DropProposal

    /// Sent when it has left the view.
    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession)

    /// Sent when it was dropped on the view. Begin to read the content, now or later: whoever dragged it provides it as
    /// long as the session, or a stream of it, is kept.
    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession)

    /// Sent after ``dropInteraction(_:performDrop:)``, when the drop is done.
    func dropInteraction(_ interaction: DropInteraction, concludeDrop session: DropSession)

    /// Sent to all that it was over, when it was dropped or taken away.
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession)
}

extension DropInteractionDelegate {
    /// Yes.
    public func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool { true }

    /// Does nothing.
    public func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {}

    /// Takes a copy.
    public func dropInteraction(
        _ interaction: DropInteraction, sessionDidUpdate session: DropSession
    ) -> DropProposal { .copy }

    /// Does nothing.
    public func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: DropInteraction, concludeDrop session: DropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {}
}
