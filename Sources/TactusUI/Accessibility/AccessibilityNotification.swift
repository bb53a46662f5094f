/// What a program has to say to those who do not see it, see ``Application/post(_:)``.
public enum AccessibilityNotification {
    /// Something has happened that nothing on the screen stands for any more, or that the user should hear at once: the
    /// text is read out.
    case announcement(String)
    /// A part of the screen is another. The view, if one is named, is what the user should go on with.
    case layoutChanged(View?)
    /// All that is seen is another. The view, if one is named, is what the user should begin with.
    case screenChanged(View?)
    /// Content was scrolled by a page; the text, if there is one, says how far it is: "page 2 of 5".
    case pageScrolled(String?)
}

extension Application {
    /// Lets assistive tools know of something that they cannot see by themselves. UIKit's
    /// `UIAccessibility.post(notification:argument:)`.
    ///
    /// ```swift
    /// application.post(.announcement("Saved"))
    /// ```
    ///
    /// Nothing is kept: when nobody listens, the call does nothing, and costs as much. What changes in views
    /// need not be posted.
    ///
    /// - Parameter notification: What there is to say.
    public final func post(_ notification: AccessibilityNotification) {
        for observer in accessibilityObservers.all { observer.application(self, didPost: notification) }
    }
}
