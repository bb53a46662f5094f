import TactusGeometry

/// Where pictures of shared views move, in front of both pages.
final class SharedElementStage {
    private let curtain = View()
    private var actors: [Actor] = []

    private struct Actor {
        let element: SharedElement
        let alphas: (Double, Double)
        let holder: View
        let pictures: (View, View)
        let goal: Rect
        /// The sizes of what the pictures show.
        let sizes: (Size, Size)
    }

    init?(_ elements: [SharedElement], from old: View, to new: View) {
        guard new.root?.windowScene != nil, let (container, front) = SharedElementStage.front(of: old, new) else {
            return nil
        }
        // The places on the new page are known once all of it is laid out.
        new.layoutIfNeeded()
        View.performWithoutAnimation {
            curtain.isUserInteractionEnabled = false
            curtain.frame = container.bounds
            container.insertSubview(curtain, aboveSubview: front)
            for element in elements where element.from.isDescendant(of: old) && element.to.isDescendant(of: new) {
                if let actor = makeActor(element) { actors.append(actor) }
            }
        }
        // All pictures are taken by now; what one hides may be part of another.
        View.performWithoutAnimation {
            for actor in actors { (actor.element.from.alpha, actor.element.to.alpha) = (0, 0) }
        }
    }

    /// The view that both pages are in, and which of its subviews the one in front is or is in.
    static func front(of old: View, _ new: View) -> (container: View, front: View)? {
        var (container, inside) = (new.superview, new)
        while let view = container, !old.isDescendant(of: view) || view === old {
            (container, inside) = (view.superview, view)
        }
        guard let container, let other = container.subviews.first(where: { old.isDescendant(of: $0) }),
            let places = container.subviews.firstIndex(of: inside).flatMap({ own in
                container.subviews.firstIndex(of: other).map { (own, $0) }
            })
        else { return nil }
        return (container, places.0 > places.1 ? inside : other)
    }

    private func makeActor(_ element: SharedElement) -> Actor? {
        let (from, to) = (element.from, element.to)
        guard let former = from.snapshotView(), let goal = to.snapshotView() else { return nil }
        let holder = View(frame: from.convert(from.bounds, to: curtain))
        holder.clipsToBounds = true
        holder.cornerRadii = from.cornerRadii
        former.frame = holder.bounds
        goal.frame = Self.covering(holder.bounds.size, by: to.bounds.size)
        for picture in [goal, former] { holder.addSubview(picture) }
        curtain.addSubview(holder)
        return Actor(
            element: element, alphas: (from.alpha, to.alpha), holder: holder, pictures: (former, goal),
            goal: to.convert(to.bounds, to: curtain), sizes: (from.bounds.size, to.bounds.size))
    }

    /// Where a picture covers a box, in its middle and in its own proportions: what two views share is not squeezed on
    /// its way from one shape to another.
    private static func covering(_ box: Size, by size: Size) -> Rect {
        let ratio = max(box.width / size.width, box.height / size.height)
        let (width, height) = (size.width * ratio, size.height * ratio)
        return Rect(x: (box.width - width) / 2, y: (box.height - height) / 2, width: width, height: height)
    }

    func play() {
        for actor in actors {
            actor.holder.frame = actor.goal
            actor.holder.cornerRadii = actor.element.to.cornerRadii
            actor.pictures.0.frame = Self.covering(actor.goal.size, by: actor.sizes.0)
            actor.pictures.1.frame = Rect(origin: .zero, size: actor.goal.size)
            actor.pictures.0.alpha = 0
        }
    }

    func clear() {
        curtain.removeFromSuperview()
        for actor in actors { (actor.element.from.alpha, actor.element.to.alpha) = actor.alphas }
    }
}
