import Tactus

/// Groups of rows on plates: values, switches, a choice, numbers.
final class SettingsList: CollectionView {
    private var source: ListSource<String, String>?
    private var language = "English"
    private var isOn: [String: Bool] = ["Bluetooth": true, "Quiet at night": true]

    private static let groups: [(title: String, rows: [String])] = [
        ("Connections", ["Network", "Bluetooth", "Sharing"]),
        ("Notices", ["Messages", "Quiet at night", "Calendar"]),
        ("Language", ["English", "Deutsch", "Français", "العربية"]),
    ]

    private static let plates: [String: Image] = [
        "Network": (Icon.wifi, 0x2F6FDE), "Bluetooth": (.bluetooth, 0x1F5FC4), "Sharing": (.people, 0x1F7A50),
        "Messages": (.bellFill, 0xC2336F), "Quiet at night": (.moonFill, 0x5B5BD6), "Calendar": (.calendar, 0xB4521A),
    ].compactMapValues { Image.plate($0.0, Color(hex: $0.1)) }

    init() {
        var rows = CollectionListConfiguration(appearance: .insetGrouped)
        rows.headerMode = .supplementary
        super.init(frame: .zero, layout: .list(rows))
        name = "settings"
        allowsSelection = false
        let cell = CellRegistration<CollectionListCell, String> { [weak self] cell, _, name in
            self?.show(name, in: cell)
        }
        let header = SectionRegistration<CollectionHeaderFooterView, String> { view, title in view.label.text = title }
        let source = ListSource<String, String>(collectionView: self) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
        }
        source.headerProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, section: $1) }
        self.source = source
        var snapshot = Snapshot<String, String>()
        for group in Self.groups {
            snapshot.appendSections([group.title])
            snapshot.appendItems(group.rows)
        }
        source.apply(snapshot, animatingDifferences: false)
        delegate = self
    }

    private func show(_ name: String, in cell: CollectionListCell) {
        var row = ListContentConfiguration(text: name, image: Self.plates[name])
        row.imageSize = 30
        row.prefersSideBySideTextAndSecondaryText = true
        switch name {
        case "Network":
            row.secondaryText = "Home"
            cell.accessories = [.disclosureIndicator]
        case "Messages": cell.accessories = [.badge("12"), .disclosureIndicator]
        case "Sharing", "Calendar": cell.accessories = [.disclosureIndicator]
        case "Bluetooth", "Quiet at night":
            cell.accessories = [.toggle(isOn: isOn[name] ?? false) { [weak self] in self?.isOn[name] = $0 }]
        default: cell.accessories = name == language ? [.checkmark] : []
        }
        cell.contentConfiguration = row
    }
}

extension SettingsList: CollectionViewDelegate {
    /// Takes another language.
    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt path: ItemPath) {
        guard path.section == 2, let source, let name = source.itemIdentifier(for: path) else { return }
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([language, name])
        language = name
        source.apply(snapshot)
    }
}

extension Image {
    /// A white drawing on a plate, as large as a row's text.
    static func plate(_ icon: Icon, _ color: Color) -> Image? {
        guard let bitmap = try? Bitmap(size: PixelSize(width: 90, height: 90)) else { return nil }
        let canvas = Canvas(bitmap)
        canvas.fill(Rect(x: 0, y: 0, width: 90, height: 90), with: color)
        canvas.draw(icon, in: Rect(x: 17, y: 17, width: 56, height: 56), color: .white, weight: .bold)
        return Image(bitmap)
    }
}
