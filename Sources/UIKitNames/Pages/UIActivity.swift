public import Tactus

/// Something that can be done with what a program hands out, in the list of a ``UIActivityViewController``.
@MainActor open class UIActivity {
    /// Which activity it is.
    nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String

        /// Creates a type by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a type by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Puts things on the clipboard: in the list.
        public static let copyToPasteboard = ActivityType("copyToPasteboard")
        /// Opens an address of the web: in the list.
        public static let openInBrowser = ActivityType("openInBrowser")
        /// Sends by mail: never in the list.
        public static let mail = ActivityType("mail")
        /// Sends as a message: never in the list.
        public static let message = ActivityType("message")
        /// Prints: never in the list.
        public static let print = ActivityType("print")
        /// Sends to devices nearby: never in the list.
        public static let airDrop = ActivityType("airDrop")
        /// Keeps a picture among the user's photos: never in the list.
        public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
        /// Gives a picture to a contact: never in the list.
        public static let assignToContact = ActivityType("assignToContact")
        /// Keeps an address for later: never in the list.
        public static let addToReadingList = ActivityType("addToReadingList")
        /// Draws on a document: never in the list.
        public static let markupAsPDF = ActivityType("markupAsPDF")
        /// Opens a book: never in the list.
        public static let openInIBooks = ActivityType("openInIBooks")
        /// Posts it: never in the list.
        public static let postToFacebook = ActivityType("postToFacebook")
        /// Posts it: never in the list.
        public static let postToTwitter = ActivityType("postToTwitter")
        /// Posts it: never in the list.
        public static let postToFlickr = ActivityType("postToFlickr")
        /// Posts it: never in the list.
        public static let postToVimeo = ActivityType("postToVimeo")
        /// Posts it: never in the list.
        public static let postToWeibo = ActivityType("postToWeibo")
        /// Posts it: never in the list.
        public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
    }

    /// Told, once, that it is done.
    var whenDone: ((Bool) -> Void)?

    /// Creates an activity.
    public init() {}

    /// Which one it is; `nil` by default. One without a type ends without being told of by name.
    open var activityType: ActivityType? { nil }
    /// What the list says; `nil`, by default, for an empty row.
    open var activityTitle: String? { nil }

    /// Returns whether it can do something with things: `false` by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Hands it the things, before it is performed. Does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A page of its own, which is presented in place of ``perform()``; `nil`, by default, for none.
    open var activityViewController: ViewController? { nil }

    /// Does it, and calls ``activityDidFinish(_:)`` at its end. By default it only does that.
    open func perform() { activityDidFinish(true) }

    /// Says that it is over: who presented the list is told, and the page of its own goes.
    ///
    /// - Parameter completed: Whether it was done.
    public final func activityDidFinish(_ completed: Bool) {
        let done = whenDone
        whenDone = nil
        done?(completed)
    }
}

/// Gives what an activity gets, when it is chosen.
@MainActor public protocol UIActivityItemSource: AnyObject {
    /// Returns something of the kind that will be given.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns what an activity gets; `nil` for the placeholder. Asked when the list is made.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}
