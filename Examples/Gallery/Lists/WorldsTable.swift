import Tactus

/// Worlds in a table: columns that are sorted by, resized and put elsewhere, the names frozen.
final class WorldsTable: TableView {
    private struct World {
        let name: String
        let kind: String
        let diameter: Double
        let gravity: Double
        let year: Double
    }

    private var worlds = [
        World(name: "Mercury", kind: "Planet", diameter: 4879, gravity: 3.7, year: 88),
        World(name: "Venus", kind: "Planet", diameter: 12_104, gravity: 8.9, year: 224.7),
        World(name: "Earth", kind: "Planet", diameter: 12_756, gravity: 9.8, year: 365.2),
        World(name: "Moon", kind: "Of Earth", diameter: 3475, gravity: 1.6, year: 27.3),
        World(name: "Mars", kind: "Planet", diameter: 6792, gravity: 3.7, year: 687),
        World(name: "Ceres", kind: "Dwarf planet", diameter: 939, gravity: 0.3, year: 1680),
        World(name: "Jupiter", kind: "Planet", diameter: 142_984, gravity: 23.1, year: 4331),
        World(name: "Io", kind: "Of Jupiter", diameter: 3643, gravity: 1.8, year: 1.8),
        World(name: "Europa", kind: "Of Jupiter", diameter: 3122, gravity: 1.3, year: 3.6),
        World(name: "Ganymede", kind: "Of Jupiter", diameter: 5268, gravity: 1.4, year: 7.2),
        World(name: "Callisto", kind: "Of Jupiter", diameter: 4821, gravity: 1.2, year: 16.7),
        World(name: "Saturn", kind: "Planet", diameter: 120_536, gravity: 9, year: 10_747),
        World(name: "Titan", kind: "Of Saturn", diameter: 5150, gravity: 1.4, year: 15.9),
        World(name: "Uranus", kind: "Planet", diameter: 51_118, gravity: 8.7, year: 30_589),
        World(name: "Neptune", kind: "Planet", diameter: 49_528, gravity: 11, year: 59_800),
        World(name: "Triton", kind: "Of Neptune", diameter: 2707, gravity: 0.8, year: 5.9),
        World(name: "Pluto", kind: "Dwarf planet", diameter: 2376, gravity: 0.6, year: 90_560),
        World(name: "Eris", kind: "Dwarf planet", diameter: 2326, gravity: 0.8, year: 203_830),
    ]

    init() {
        var columns = [
            TableColumn(id: "name", title: "World", width: 116), TableColumn(id: "kind", title: "Kind", width: 130),
            TableColumn(id: "diameter", title: "Across, km", width: 120),
            TableColumn(id: "gravity", title: "Gravity, m/s²", width: 130),
            TableColumn(id: "year", title: "Round, days", width: 130),
        ]
        for index in columns.indices {
            columns[index].isSortable = true
            if index > 1 { columns[index].alignment = .trailing }
        }
        super.init(frame: .zero, columns: columns)
        name = "worlds"
        backgroundColor = .systemBackground
        clipsToBounds = true
        rowHeight = 40
        numberOfFrozenColumns = 1
        allowsMultipleSelection = true
        dataSource = self
        delegate = self
    }
}

extension WorldsTable: TableViewDataSource, TableViewDelegate {
    func numberOfRows(in tableView: TableView) -> Int { worlds.count }

    func tableView(_ tableView: TableView, textForRow row: Int, in column: TableColumn) -> String {
        let world = worlds[row]
        return switch column.id {
        case "name": world.name
        case "kind": world.kind
        case "diameter": "\(Int(world.diameter))"
        case "gravity": "\(world.gravity)"
        default: "\(world.year)"
        }
    }

    func tableViewSortDidChange(_ tableView: TableView) {
        guard let sort = tableView.sort else { return }
        let selected = Set(tableView.selectedRows.map { worlds[$0].name })
        worlds.sort { first, second in
            switch sort.column {
            case "name": first.name < second.name
            case "kind": first.kind < second.kind
            case "diameter": first.diameter < second.diameter
            case "gravity": first.gravity < second.gravity
            default: first.year < second.year
            }
        }
        if !sort.isAscending { worlds.reverse() }
        tableView.reloadData()
        tableView.selectedRows = Set(worlds.indices.filter { selected.contains(worlds[$0].name) })
    }
}
