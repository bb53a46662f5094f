/// Numbers, each of them once, in their order: which sections of a table.
nonisolated public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    private var numbers: Set<Int>

    /// Creates an empty set.
    public init() { numbers = [] }

    /// Creates a set of one number.
    public init(integer: Int) { numbers = [integer] }

    /// Creates a set of the numbers of a range.
    public init(integersIn range: Range<Int>) { numbers = Set(range) }

    /// Creates a set of the numbers of a range.
    public init(integersIn range: ClosedRange<Int>) { numbers = Set(range) }

    /// Creates a set of numbers.
    public init<Numbers: Sequence<Int>>(_ numbers: Numbers) { self.numbers = Set(numbers) }

    /// Creates a set of numbers.
    public init(arrayLiteral numbers: Int...) { self.numbers = Set(numbers) }

    /// Whether there is no number.
    public var isEmpty: Bool { numbers.isEmpty }
    /// How many numbers there are.
    public var count: Int { numbers.count }
    /// The least number; `nil` where there is none.
    public var first: Int? { numbers.min() }
    /// The greatest number; `nil` where there is none.
    public var last: Int? { numbers.max() }

    /// Returns whether a number is there.
    public func contains(_ number: Int) -> Bool { numbers.contains(number) }

    /// Adds a number.
    public mutating func insert(_ number: Int) { numbers.insert(number) }

    /// Takes a number away.
    public mutating func remove(_ number: Int) { numbers.remove(number) }

    /// The numbers, in their order.
    public func makeIterator() -> IndexingIterator<[Int]> { numbers.sorted().makeIterator() }
}
