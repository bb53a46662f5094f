public import Tactus

/// Where an item or a row is: in which section, and which one there. A program that imports Foundation whole imports
/// its paths of the same name too; `import class Foundation.NSObject` and its like do not.
public typealias IndexPath = ItemPath

/// The same, where a program hands one to Objective-C.
public typealias NSIndexPath = ItemPath

/// A path may be written as a list of two numbers.
nonisolated extension ItemPath: ExpressibleByArrayLiteral {
    /// Creates a path of two numbers: of the section, and of the item or row in it.
    public init(arrayLiteral numbers: Int...) {
        precondition(numbers.count == 2, "a path has two numbers, and \(numbers) are \(numbers.count)")
        self.init(item: numbers[1], section: numbers[0])
    }
}

nonisolated extension ItemPath {
    /// The item's number in its section, as tables call it.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// Creates a path, as tables do.
    ///
    /// - Parameters:
    ///   - row: The row in its section, counted from 0.
    ///   - section: The section, counted from 0.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// How many numbers a path has: two.
    public var count: Int { 2 }

    /// The section, at 0, or the item, at 1.
    public subscript(_ index: Int) -> Int {
        get { index == 0 ? section : item }
        set { if index == 0 { section = newValue } else { item = newValue } }
    }
}
