import Testing

@testable import TactusCollections

/// Lists, grids and tables as they are seen, which the reference shows too.
@MainActor
@Suite("What lists and grids look like")
struct PictureTests {
    private func settings(_ host: TestHost) -> ListSource<String, String> {
        var configuration = CollectionListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let list = CollectionView(
            frame: Rect(x: 0, y: 0, width: 320, height: host.window.bounds.height), layout: .list(configuration))
        list.backgroundColor = .systemGroupedBackground
        let row = CollectionView.CellRegistration<CollectionListCell, String> { cell, path, name in
            cell.contentConfiguration = ListContentConfiguration(text: name)
            cell.contentConfiguration.icon = path.section == 0 ? .gear : nil
            switch name {
            case "Network":
                cell.contentConfiguration.secondaryText = "Home"
                cell.contentConfiguration.prefersSideBySideTextAndSecondaryText = true
                cell.accessories = [.disclosureIndicator]
            case "Updates": cell.accessories = [.badge("3"), .disclosureIndicator]
            case "Dark at night": cell.accessories = [.toggle(isOn: true) { _ in }]
            case "English": cell.accessories = [.checkmark]
            case "Satie": cell.contentConfiguration.secondaryText = "Three pieces in the form of a pear"
            default: cell.accessories = []
            }
        }
        let header = CollectionView.SupplementaryRegistration<CollectionHeaderFooterView> { view, section in
            view.label.text = section == 0 ? "System" : "Language"
        }
        let source = ListSource<String, String>(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: name)
        }
        source.headerProvider = { list, section in
            list.dequeueConfiguredReusableSupplementary(using: header, for: section == "system" ? 0 : 1)
        }
        var snapshot = Snapshot<String, String>()
        snapshot.appendSections(["system", "language"])
        snapshot.appendItems(["Network", "Updates", "Dark at night"], toSection: "system")
        snapshot.appendItems(["English", "Deutsch", "Satie"], toSection: "language")
        host.window.addSubview(list)
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        return source
    }

    /// How rows may look.
    enum Look: String, CaseIterable {
        case light = "rows"
        case dark = "rows-dark"
        case contrast = "rows-contrast"
        case mirrored = "rows-mirrored"
        case large = "rows-large"
        case brand = "rows-brand"
    }

    @Test("CV-27: rows on plates, in every look", arguments: Look.allCases)
    func rows(look: Look) throws {
        let host = TestHost(size: Size(width: 320, height: look == .large ? 640 : 480))
        host.window.traitOverrides.userInterfaceStyle = look == .dark ? .dark : .light
        switch look {
        case .light, .dark: break
        case .contrast: host.window.traitOverrides.accessibilityContrast = .high
        case .mirrored: host.window.traitOverrides.layoutDirection = .rightToLeft
        case .large: host.window.traitOverrides.textScale = 1.5
        case .brand: host.window.traitOverrides.theme = .press
        }
        let source = settings(host)
        source.collectionView?.selectItem(at: ItemPath(item: 1, section: 1))
        host.settle()
        try GoldenImages().expect(host.picture, named: look.rawValue)
    }

    @Test("actions behind a row, and a row in the hand")
    func hands() throws {
        let library = Library()
        let owner = Owner()
        library.host.window.traitOverrides.userInterfaceStyle = .light
        library.collection.delegate = owner
        owner.trailing = { _ in
            SwipeActionsConfiguration(actions: [
                ContextualAction(style: .destructive, title: "Delete", icon: .trash) { _, _ in },
                ContextualAction(title: "Flag") { _, _ in },
            ])
        }
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        for item in 0..<9 { library.details[item] = item % 2 == 0 ? "a line below" : nil }
        library.show(0..<9)
        library.host.finger().drag(from: Point(x: 250, y: 110), to: Point(x: 100, y: 110))
        library.finish()
        try GoldenImages().expect(library.host.picture, named: "swipe")
        library.collection.closeSwipe(animated: false)
        let finger = library.host.finger()
        finger.down(at: Point(x: 100, y: 200))
        library.host.advance(by: .seconds(1))
        finger.move(to: Point(x: 100, y: 290))
        library.finish()
        try GoldenImages().expect(library.host.picture, named: "reorder")
        finger.cancel()
    }

    @Test(
        "CV-64: a table with a frozen column, from either side, and with large text",
        arguments: ["", "-mirrored", "-large"])
    func table(look: String) throws {
        final class Planets: TableViewDataSource {
            let names = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
            func numberOfRows(in tableView: TableView) -> Int { names.count }
            func tableView(_ tableView: TableView, textForRow row: Int, in column: TableColumn) -> String {
                column.id == "name" ? names[row] : "\(row * 7 % 5) \(column.title.lowercased())"
            }
        }
        let host = TestHost(size: Size(width: 420, height: 300))
        host.window.traitOverrides.userInterfaceStyle = .light
        if look == "-mirrored" { host.window.traitOverrides.layoutDirection = .rightToLeft }
        if look == "-large" { host.window.traitOverrides.textScale = 1.5 }
        let table = TableView(
            frame: Rect(x: 0, y: 0, width: 420, height: 300),
            columns: [
                TableColumn(id: "name", title: "Name", width: 120), TableColumn(id: "a", title: "Moons"),
                TableColumn(id: "b", title: "Rings", width: 140), TableColumn(id: "c", title: "Days", width: 140),
            ])
        table.numberOfFrozenColumns = 1
        table.sort = TableSort(column: "name")
        let planets = Planets()
        table.dataSource = planets
        table.backgroundColor = .systemBackground
        table.showsHorizontalScrollIndicator = false
        host.window.addSubview(table)
        host.settle()
        table.selectedRows = [2]
        table.contentOffset.x += look == "-mirrored" ? -30 : 30
        try GoldenImages().expect(host.picture, named: "table" + look)
    }
}

extension Theme {
    /// The look of another house: square, close, without shadows, ink on paper.
    static let press: Theme = {
        var theme = Theme()
        theme.tintColor = Color(light: Color(hex: 0xA8321A), dark: Color(hex: 0xFF9B7D))
        theme.fontFamily = "DejaVu Serif"
        theme.radii = Radii(base: 0)
        theme.shadows = .none
        theme.spacing.large = 10
        theme.spacing.medium = 8
        theme.controls.height = 36
        theme.palette[.systemGroupedBackground] = Color(light: Color(hex: 0xF3EAD8), dark: Color(hex: 0x120E0A))
        theme.palette[.secondarySystemGroupedBackground] = Color(
            light: Color(hex: 0xFBF5E9), dark: Color(hex: 0x211A14))
        return theme
    }()
}
