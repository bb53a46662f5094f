public import TactusGeometry

/// A view with content that may be larger than what shows of it, as the focus and constraints see it.
/// `ScrollView` is one.
///
/// The focus asks it to show the view that it moves to; the content's layout guide has its size; constraints that reach
/// through that guide from edge to edge set the size. UIKit's counterpart is `UIFocusItemScrollableContainer`.
@MainActor public protocol ScrollableContainer: View {
    /// The size of the content, in points.
    var contentSize: Size { get }

    /// Scrolls as little as it takes to show a part of the content.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinate space, in points.
    ///   - animated: Whether the content glides there.
    func scrollRectToVisible(_ rect: Rect, animated: Bool)

    /// Sets the size of the content to the one that constraints give it. Called in the layout pass.
    ///
    /// - Parameter size: The size in points, not magnified.
    func setConstrainedContentSize(_ size: Size)
}

extension ScrollableContainer {
    /// The content, for constraints of what is in it to each other and to its edges: they give
    /// ``contentSize`` its size then.
    ///
    /// ```swift
    /// text.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor).isActive = true
    /// text.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor).isActive = true
    /// ```
    public var contentLayoutGuide: LayoutGuide { ownGuide(.content) }

    /// What shows of the content, for constraints of what is to stay where it is while the content is scrolled.
    public var frameLayoutGuide: LayoutGuide { ownGuide(.viewport) }
}
