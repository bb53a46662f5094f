/// Symbols that wait, each with a number: those with smaller numbers come first. A heap.
struct SymbolQueue {
    private var heap: ContiguousArray<(order: Double, symbol: Int)> = []

    /// The smallest number; `nil` when the queue is empty.
    var firstOrder: Double? { heap.first?.order }

    /// Adds a symbol that is not in the queue.
    mutating func insert(_ symbol: Int, order: Double) {
        heap.append((order, symbol))
        var place = heap.count - 1
        while place > 0, heap[place].order < heap[(place - 1) / 2].order {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Takes the symbol with the smallest number; `nil` when the queue is empty.
    mutating func popFirst() -> Int? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first.symbol }
        heap[0] = last
        var place = 0
        while true {
            var child = 2 * place + 1
            guard child < heap.count else { return first.symbol }
            if child + 1 < heap.count, heap[child + 1].order < heap[child].order { child += 1 }
            guard heap[child].order < heap[place].order else { return first.symbol }
            heap.swapAt(place, child)
            place = child
        }
    }
}
