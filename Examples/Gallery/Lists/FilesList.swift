import Tactus

/// An outline: folders that show what is in them.
final class FilesList: CollectionView {
    private var source: ListSource<String, String>?

    private static let tree: [(folder: String, parent: String?, files: [String])] = [
        ("Letters", nil, ["To Clara.txt", "To the museum.txt"]),
        ("Music", nil, []),
        ("Satie", "Music", ["Gymnopédie 1.flac", "Gymnopédie 2.flac", "Vexations.flac"]),
        ("Debussy", "Music", ["La mer.flac", "Children’s Corner.flac"]),
        ("Pictures", nil, ["Evening ridge.jpg", "Dunes.jpg", "Forest in fog.jpg"]),
        ("Plans", nil, ["Boat.pdf", "Garden.pdf"]),
    ]

    init() {
        super.init(frame: .zero, layout: .list(.insetGrouped))
        name = "files"
        let cell = CellRegistration<CollectionListCell, String> { [weak self] cell, _, name in
            self?.show(name, in: cell)
        }
        let source = ListSource<String, String>(collectionView: self) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: name)
        }
        self.source = source
        var outline = SectionSnapshot<String>()
        for (folder, parent, files) in Self.tree {
            outline.append([folder], to: parent)
            outline.append(files, to: folder)
        }
        outline.expand(["Music", "Satie"])
        source.apply(outline, to: "files", animatingDifferences: false)
    }

    private func show(_ name: String, in cell: CollectionListCell) {
        guard let source else { return }
        let outline = source.snapshot(for: "files")
        let isFolder = !outline.children(of: name).isEmpty
        cell.contentConfiguration = ListContentConfiguration(text: name)
        cell.contentConfiguration.icon =
            isFolder ? .folderFill : name.hasSuffix("flac") ? .music : name.hasSuffix("jpg") ? .photo : .documentText
        cell.indentationLevel = outline.level(of: name)
        cell.accessories =
            isFolder
            ? [
                .outlineDisclosure(isExpanded: outline.isExpanded(name)) { [weak self] in
                    self?.source?.toggleExpansion(of: name)
                }
            ] : []
    }
}
