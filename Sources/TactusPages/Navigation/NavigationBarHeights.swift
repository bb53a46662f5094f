/// How high the parts of a navigation bar are, in points, and which of them give way to what is scrolled.
struct NavigationBarHeights {
    /// The row of buttons; what keeps off the edge while the accessory view has the bar for itself.
    var row: Double
    /// Whether the title and the buttons show.
    var showsRow: Bool
    /// The large title below it; 0 for none.
    var largeTitle: Double
    /// The accessory view below that; 0 for none.
    var accessory: Double
    /// Whether the accessory view gives way, before the large title does.
    var hidesAccessory: Bool

    /// All of it.
    var full: Double { row + largeTitle + accessory }

    /// What shows where content begins so far below the safe area's upper edge; all of it where nothing is scrolled.
    func shown(above space: Double?) -> (largeTitle: Double, accessory: Double, isOverContent: Bool) {
        guard let space else { return (largeTitle, accessory, false) }
        let fixed = row + (hidesAccessory ? 0 : accessory)
        let large = min(max(space - fixed, 0), largeTitle)
        let shown = hidesAccessory ? min(max(space - fixed - largeTitle, 0), accessory) : accessory
        return (large, shown, space < fixed - 0.5)
    }
}
