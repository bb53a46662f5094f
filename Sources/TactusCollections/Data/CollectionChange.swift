/// What became of the items of a list, in numbers: which ones stayed, and where they are now.
///
/// Items are counted through all sections. What stays is kept as runs of neighbours that stay neighbours: a change of a
/// few items among a million is a few runs.
nonisolated struct CollectionChange: Hashable, Sendable {
    /// Items that were neighbours and are neighbours.
    struct Run: Hashable, Sendable {
        var old: Int
        var new: Int
        var count: Int
        /// Whether others, of which there are more, would have stayed in order without it.
        var isMoved = false
    }

    /// How many items each section had.
    let oldCounts: [Int]
    /// How many each has.
    let newCounts: [Int]
    /// Where each old section is now; `nil` for those that are gone.
    let sections: [Int?]
    /// What stayed, by where it is now.
    let runs: [Run]
    /// The same, by where it was.
    private let runsByOld: [Run]
    /// The items that get other cells, as they are counted now.
    var reloaded: Set<Int> = []
    /// The items whose cells are configured anew, as they are counted now.
    var reconfigured: Set<Int> = []

    init(oldCounts: [Int], newCounts: [Int], sections: [Int?], runs: [Run]) {
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        self.sections = sections
        self.runs = IncreasingRuns.marked(runs)
        runsByOld = self.runs.sorted { $0.old < $1.old }
    }

    /// Nothing stays.
    static func replacing(_ oldCounts: [Int], by newCounts: [Int]) -> CollectionChange {
        CollectionChange(
            oldCounts: oldCounts, newCounts: newCounts, sections: oldCounts.map { _ in nil }, runs: [])
    }

    /// Everything stays.
    static func keeping(_ counts: [Int]) -> CollectionChange {
        let count = counts.reduce(0, +)
        return CollectionChange(
            oldCounts: counts, newCounts: counts, sections: counts.indices.map { $0 },
            runs: count == 0 ? [] : [Run(old: 0, new: 0, count: count)])
    }

    /// Where an item is now; `nil` when it is gone.
    func new(of old: Int) -> Int? {
        guard let run = Self.last(of: runsByOld, where: { $0.old <= old }), old < run.old + run.count else {
            return nil
        }
        return run.new + old - run.old
    }

    /// Where an item was; `nil` when it is new.
    func old(of new: Int) -> Int? {
        guard let run = run(at: new) else { return nil }
        return run.old + new - run.new
    }

    /// Whether an item that stayed was carried past others.
    func isMoved(_ new: Int) -> Bool { run(at: new)?.isMoved == true }

    /// The runs that have items in a range, as they are counted now, cut to it.
    func runs(in range: Range<Int>) -> [Run] {
        guard !range.isEmpty else { return [] }
        var index = Self.index(of: runs) { $0.new + $0.count <= range.lowerBound }
        var found: [Run] = []
        while index < runs.count, runs[index].new < range.upperBound {
            var run = runs[index]
            let cut = max(range.lowerBound - run.new, 0)
            run.old += cut
            run.new += cut
            run.count = min(run.count - cut, range.upperBound - run.new)
            found.append(run)
            index += 1
        }
        return found
    }

    private func run(at new: Int) -> Run? {
        guard let run = Self.last(of: runs, where: { $0.new <= new }), new < run.new + run.count else { return nil }
        return run
    }

    private static func last(of runs: [Run], where isBefore: (Run) -> Bool) -> Run? {
        let index = index(of: runs, isBefore)
        return index == 0 ? nil : runs[index - 1]
    }

    private static func index(of runs: [Run], _ isBefore: (Run) -> Bool) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(runs[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Which runs stay where they are, and which ones are carried past them.
nonisolated enum IncreasingRuns {
    /// Marks the runs that are not among the heaviest ones which have kept their order. Takes n log n for n runs.
    ///
    /// - Parameter runs: By where they are now.
    /// - Returns: The same runs.
    static func marked(_ runs: [CollectionChange.Run]) -> [CollectionChange.Run] {
        if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) { return runs }
        let ranks = runs.indices.sorted { runs[$0].old < runs[$1].old }
        var rank = Array(repeating: 0, count: runs.count)
        for (position, index) in ranks.enumerated() { rank[index] = position }
        // The heaviest chain that ends at a rank or before, as a tree of maxima.
        var best = Array(repeating: (weight: 0, run: -1), count: runs.count + 1)
        var before = Array(repeating: -1, count: runs.count)
        var last = (weight: 0, run: -1)
        for index in runs.indices {
            var (position, found) = (rank[index], (weight: 0, run: -1))
            while position > 0 {
                if best[position].weight > found.weight { found = best[position] }
                position -= position & -position
            }
            before[index] = found.run
            let chain = (weight: found.weight + runs[index].count, run: index)
            if chain.weight > last.weight { last = chain }
            position = rank[index] + 1
            while position < best.count {
                if chain.weight > best[position].weight { best[position] = chain }
                position += position & -position
            }
        }
        var marked = runs
        for index in marked.indices { marked[index].isMoved = true }
        var index = last.run
        while index >= 0 {
            marked[index].isMoved = false
            index = before[index]
        }
        return marked
    }
}
