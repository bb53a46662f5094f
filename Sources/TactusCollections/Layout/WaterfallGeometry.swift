import TactusGeometry

/// Items in columns, each below the one that ends highest.
nonisolated struct WaterfallGeometry: CollectionSectionGeometry {
    private struct Place: Sendable {
        let column: Int
        let y: Double
        let height: Double
    }

    /// Each item is asked for its height and compared with all columns: more are not shown.
    private static let mostItems = 1 << 20
    private static let mostColumns = 128

    private let columnWidth: Double
    private let spacing: Double
    private var places: [Place] = []
    /// The items of each column, from the top down.
    private var columns: [[Int]]
    private let width: Double
    private var height = 0.0

    /// Arranges items.
    ///
    /// - Parameters:
    ///   - count: How many items there are.
    ///   - number: How many columns there are, at least one.
    ///   - spacing: The room between columns, and between items.
    ///   - width: How wide all columns are.
    ///   - itemHeight: How high an item is that is so wide. What is no number counts as the width, what is less than 0
    ///     as 0.
    init(count: Int, columns number: Int, spacing: Double, width: Double, itemHeight: (Int, Double) -> Double) {
        let number = min(max(number, 1), Self.mostColumns)
        let count = min(count, Self.mostItems)
        self.spacing = spacing
        self.width = width
        columnWidth = max((width - spacing * Double(number - 1)) / Double(number), 0)
        columns = Array(repeating: [], count: number)
        places.reserveCapacity(count)
        var ends = Array(repeating: 0.0, count: number)
        for index in 0..<count {
            var column = 0
            for other in 1..<max(number, 1) where ends[other] < ends[column] { column = other }
            var height = itemHeight(index, columnWidth)
            height = height.isFinite ? max(height, 0) : columnWidth
            places.append(Place(column: column, y: ends[column], height: height))
            columns[column].append(index)
            self.height = max(self.height, ends[column] + height)
            ends[column] += height + spacing
        }
    }

    var contentSize: Size { Size(width: width, height: height) }

    func frameForItem(at index: Int) -> Rect {
        guard places.indices.contains(index) else { return .zero }
        let place = places[index]
        return Rect(
            x: Double(place.column) * (columnWidth + spacing), y: place.y, width: columnWidth, height: place.height)
    }

    func indexesForItems(in rect: Rect) -> [Int] {
        var found: [Int] = []
        for column in columns {
            var (low, high) = (0, column.count)
            while low < high {
                let middle = (low + high) / 2
                let place = places[column[middle]]
                if place.y + place.height <= rect.minY { low = middle + 1 } else { high = middle }
            }
            while low < column.count, places[column[low]].y < rect.maxY {
                found.append(column[low])
                low += 1
            }
        }
        return found.sorted()
    }
}
