import TactusGeometry

/// The walks through trees of views that are under way, each of which calls a program's code: to lay out, to tell of
/// traits and windows, to draw, to look for the focus, to read aloud.
///
/// Views that are added meanwhile are walked through too. A callback that adds one each time, whose own callback adds
/// one, would let a walk go on for ever; so the views are counted that are added while one is under way.
enum TreeWalks {
    /// How many views may be added while one walk is under way: with more the program ends with a sentence.
    static let mostAdditions = 1 << 16
    /// How many of them may be added one inside the other, one after the other.
    static let deepestAddition = 512

    /// How many walks are under way, each inside another.
    private static var depth = 0
    /// How many views were added since the outermost one began.
    private static var additions = 0
    /// The view that was added last; only compared.
    private static var lastAdded: ObjectIdentifier?
    /// How many of those that were added last lie in one another.
    private static var nesting = 0

    /// Notes that a walk begins. ``end()`` notes that it is over.
    static func begin() {
        if depth == 0 { (additions, nesting, lastAdded) = (0, 0, nil) }
        depth += 1
    }

    static func end() { depth -= 1 }

    /// Notes that a view is added to another one.
    static func recordAddition(of view: View, to superview: View) {
        guard depth > 0 else { return }
        additions += 1
        nesting = lastAdded == ObjectIdentifier(superview) ? nesting + 1 : 0
        lastAdded = ObjectIdentifier(view)
        precondition(
            additions <= mostAdditions && nesting <= deepestAddition,
            "callbacks add views without end: \(additions) were added while views were laid out, told or drawn, the "
                + "last one a \(type(of: view)); a callback must not add, each time, a view that does the same")
    }
}
