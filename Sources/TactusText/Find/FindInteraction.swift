import TactusControls
public import TactusEditing
public import TactusUI
import TactusGeometry
import TactusPlatform

/// Gives a ``FindInteraction`` its session, and hears of its beginning and end.
@MainActor public protocol FindInteractionDelegate: AnyObject {
    /// Returns what is found in; `nil` for nothing, which presents no navigator.
    ///
    /// Asked each time that the navigator is presented.
    func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession?

    /// Sent when the navigator was presented. Does nothing by default.
    func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession)

    /// Sent when the navigator is dismissed, while its marks still show. Does nothing by default.
    func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession)
}

extension FindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {}

    /// Does nothing.
    public func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {}
}

/// Lets people find in a view, and replace: a navigator with a field, the number of places, and buttons that go from
/// one to the next.
///
/// ``TextView`` has one when its ``TextView/isFindInteractionEnabled`` is set. A view of one's own adds one, and
/// answers with a session:
///
/// ```swift
/// private lazy var findInteraction = FindInteraction(sessionDelegate: self)
/// override var keyCommands: [KeyCommand] { FindInteraction.keyCommands }
/// func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession? {
///     TextSearchingFindSession(searchableObject: self)
/// }
/// func find(_ sender: Any?) { findInteraction.presentFindNavigator(showingReplace: false) }
/// ```
///
/// ![A text with the navigator above it, three places marked, and one of them more strongly](find)
///
/// The navigator lies above the upper edge of the view: a card at its end where there is room, else as wide as the
/// view. A scroll view can be scrolled so far that nothing stays under it. Return goes to the next place, with Shift to
/// the one before, Escape dismisses.
public final class FindInteraction: Interaction {
    /// The view that it was added to.
    public private(set) weak var view: View?
    /// Who gives it its session.
    public weak var delegate: (any FindInteractionDelegate)?
    /// What is found in while the navigator is presented; `nil` else.
    public private(set) var activeFindSession: FindSession?

    /// What is looked for; it stays when the navigator is dismissed. Setting it looks for it while the navigator is
    /// presented.
    public var searchText = "" {
        didSet {
            guard searchText != oldValue else { return }
            navigator?.queryDidChange()
            performSearch()
        }
    }

    /// What is put in the place of what is found.
    public var replacementText = "" { didSet { if replacementText != oldValue { navigator?.queryDidChange() } } }

    /// How what is looked for is compared. Setting it looks for it again.
    public var options = TextSearchOptions() {
        didSet {
            guard options != oldValue else { return }
            navigator?.queryDidChange()
            performSearch()
        }
    }

    private(set) var navigator: FindNavigator?
    /// By how much the navigator has moved the content of a scroll view.
    private var addedInset = 0.0

    /// Creates an interaction.
    ///
    /// - Parameter sessionDelegate: Who gives it its session. Not kept alive.
    public init(sessionDelegate: any FindInteractionDelegate) { delegate = sessionDelegate }

    /// Dismisses the navigator when the interaction leaves its view.
    public func willMove(to view: View?) { dismissFindNavigator() }

    /// Notes whose it is.
    public func didMove(to view: View?) { self.view = view }

    // MARK: The navigator

    /// Whether the navigator is presented.
    public var isFindNavigatorVisible: Bool { navigator != nil }

    /// Shows the navigator, with its field as the first responder and what it has in it selected. Nothing happens
    /// when the view is in no window, or the delegate has no session.
    ///
    /// - Parameter showingReplace: Whether it also has what to replace by: where the session replaces.
    public func presentFindNavigator(showingReplace: Bool) {
        guard let view, view.superview != nil, view.window != nil else { return }
        if let navigator {
            navigator.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            return navigator.beginEditing()
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.interaction = self
        let navigator = FindNavigator(of: self)
        self.navigator = navigator
        navigator.showsReplacement = showingReplace && session.supportsReplacement
        navigator.attach(to: view)
        navigator.beginEditing()
        performSearch()
        delegate?.findInteraction(self, didBegin: session)
    }

    /// Takes the navigator away with all marks, and makes the view the first responder if it can become that.
    public func dismissFindNavigator() {
        guard let navigator, let session = activeFindSession else { return }
        let hadKeys = navigator.hasFirstResponder
        delegate?.findInteraction(self, didEnd: session)
        session.endSearch()
        session.interaction = nil
        activeFindSession = nil
        self.navigator = nil
        coverDidChange(to: 0)
        navigator.removeFromSuperview()
        if hadKeys, let view, view.canBecomeFirstResponder { view.becomeFirstResponder() }
    }

    /// Goes to the next place; presents the navigator where nothing is looked for yet.
    public func findNext() { go(.forward) }

    /// Goes to the place before; presents the navigator where nothing is looked for yet.
    public func findPrevious() { go(.backward) }

    private func go(_ direction: TextStorageDirection) {
        guard let activeFindSession, !searchText.isEmpty else {
            return presentFindNavigator(showingReplace: false)
        }
        activeFindSession.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// Shows the numbers of the session again. To be called by a session when they are others.
    public func updateResultCount() { navigator?.numbersDidChange() }

    /// The keys of desktops: Control with F, H and G, and F3; with Shift the last two go backwards. A view returns them
    /// from its `keyCommands`, and performs their actions.
    public static var keyCommands: [KeyCommand] {
        [
            KeyCommand(title: "Find…", input: "f", modifierFlags: .command, action: .find),
            KeyCommand(title: "Replace…", input: "h", modifierFlags: .command, action: .findAndReplace),
            repeating(KeyCommand(title: "Find Next", input: "g", modifierFlags: .command, action: .findNext)),
            repeating(
                KeyCommand(
                    title: "Find Previous", input: "g", modifierFlags: [.command, .shift], action: .findPrevious)),
            repeating(KeyCommand(input: .usage(.keyboardF3), action: .findNext)),
            repeating(KeyCommand(input: .usage(.keyboardF3), modifierFlags: .shift, action: .findPrevious)),
        ]
    }

    private static func repeating(_ command: KeyCommand) -> KeyCommand {
        command.allowsAutomaticRepeat = true
        return command
    }

    // MARK: What the navigator asks for

    private func performSearch() { activeFindSession?.performSearch(query: searchText, options: options) }

    func replace() {
        activeFindSession?.performSingleReplacement(
            query: searchText, replacementString: replacementText, options: options)
        updateResultCount()
    }

    func replaceAll() {
        activeFindSession?.replaceAll(
            searchQuery: searchText, replacementString: replacementText, options: options)
        updateResultCount()
    }

    /// Lets a scroll view be scrolled so far that nothing stays under the navigator.
    func coverDidChange(to height: Double) {
        guard let scrollView = view as? ScrollView, height != addedInset else { return }
        scrollView.contentInset.top += height - addedInset
        addedInset = height
    }
}
