import TactusUI

/// Finds the view that a query means among all scenes of an application.
struct ViewFinder {
    let application: Application

    /// Returns the one view that is meant and can be seen.
    func view(_ query: ViewQuery) throws(TestFailure) -> View {
        let all = everyView.filter(query.isMet)
        let seen = all.filter { obstacle(to: $0) == nil }
        if let view = seen.first, seen.count == 1 { return view }
        if seen.count > 1 {
            throw failure("\(seen.count) views are meant by \(query); give them names to tell them apart")
        }
        guard let hidden = all.first, let reason = obstacle(to: hidden) else { throw failure("there is no \(query)") }
        throw failure("\(query) cannot be seen: \(reason)")
    }

    /// Returns where a finger must land to touch a view: the middle of what can be seen of it.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - part: The part of it that is meant, in its coordinate space; `nil` for all of it.
    ///   - name: What a failure calls it.
    /// - Returns: The place in its scene, in points.
    /// - Throws: When nothing of it can be seen, or something else takes a touch there.
    func location(
        on view: View, part: Rect? = nil, called name: String
    ) throws(TestFailure) -> (point: Point, scene: WindowScene) {
        guard let window = view.window, let scene = window.windowScene else {
            throw failure("\(name) is in no window")
        }
        let area = visibleArea(of: part ?? view.bounds, of: view, in: window)
        guard !area.isEmpty else {
            throw failure("\(name) lies outside of what its superviews show; scroll to it first")
        }
        let point = window.convertToScene(area.center)
        guard let target = scene.touchTarget(at: point)?.view else {
            throw failure("\(name) takes no touches: nothing does at \(point)")
        }
        guard target.isDescendant(of: view) else {
            throw failure("a touch at \(point), in the middle of \(name), goes to \(SceneReport.line(for: target))")
        }
        return (point, scene)
    }

    private var everyView: [View] {
        application.scenes.flatMap { $0.windows.flatMap(Self.tree) }
    }

    /// A view and all inside it, superviews first.
    static func tree(of view: View) -> [View] {
        var all: [View] = []
        var waiting = [view]
        while let view = waiting.popLast() {
            all.append(view)
            waiting += view.subviews.reversed()
        }
        return all
    }

    /// Why a view cannot be seen, whatever lies in front of it.
    private func obstacle(to view: View) -> String? {
        if view.window?.windowScene?.states.contains(.suspended) == true { return "its scene is suspended" }
        for ancestor in sequence(first: view, next: \.superview) {
            let name = ancestor === view ? "it" : SceneReport.line(for: ancestor)
            if ancestor.isHidden { return "\(name) is hidden" }
            if ancestor.alpha < 0.01 { return "\(name) has an alpha of \(ancestor.alpha)" }
        }
        return nil
    }

    /// What its superviews let be seen, in the window's coordinate space.
    private func visibleArea(of part: Rect, of view: View, in window: Window) -> Rect {
        var area = view.convert(part, to: window).intersection(window.bounds)
        for ancestor in sequence(first: view, next: \.superview).dropFirst() where ancestor.clipsToBounds {
            area = area.intersection(ancestor.convert(ancestor.bounds, to: window))
        }
        return area
    }

    private func failure(_ summary: String) -> TestFailure { TestFailure(summary, in: application) }
}
