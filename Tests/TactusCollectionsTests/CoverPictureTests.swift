import Testing

@testable import TactusCollections

/// Covers of records beside each other, as they are seen: a layout that scrolls sideways, with attributes.
@MainActor
@Suite("What a row of covers looks like")
struct CoverPictureTests {
    /// A cover of one colour, and its title below as a bar.
    private final class Cover: CollectionCell {
        let sleeve = View()
        let title = View()

        required init(frame: Rect = .zero) {
            super.init(frame: frame)
            clipsToBounds = false
            for view in [sleeve, title] { contentView.addSubview(view) }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            sleeve.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.width)
            sleeve.cornerRadius = 12
            title.frame = Rect(x: bounds.width * 0.2, y: bounds.width + 14, width: bounds.width * 0.6, height: 8)
            title.cornerRadius = 4
            title.backgroundColor = .label
        }
    }

    private func covers(side: Double) -> CollectionLayout {
        let size = CollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side + 32))
        var layout = CollectionLayout { _, environment in
            var section = CollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
            section.interGroupSpacing = 20
            let room = environment.contentSize
            let (beside, above) = ((room.width - side) / 2, (room.height - side - 32) / 2)
            section.contentInsets = Insets(top: above, left: beside, bottom: above, right: beside)
            section.visibleItemsInvalidationHandler = { covers, offset, environment in
                let middle = offset.x + environment.contentSize.width / 2
                for index in covers.indices {
                    let distance = min(abs(covers[index].center.x - middle) / (side + 20), 2)
                    covers[index].transform = Transform(scaleX: 1 - 0.16 * distance, y: 1 - 0.16 * distance)
                    covers[index].alpha = 1 - 0.3 * distance
                    covers[index].zIndex = -Int(distance * 100)
                }
            }
            return section
        }
        layout.scrollDirection = .horizontal
        return layout
    }

    @Test(
        "CV-74: a row of covers, of which the one in the middle is the largest, on three sizes, by day and by night",
        arguments: ["phone", "phone-mirrored", "tablet-dark", "desktop"])
    func row(look: String) throws {
        let size =
            look.hasPrefix("phone")
            ? Size(width: 320, height: 260)
            : look.hasPrefix("tablet") ? Size(width: 600, height: 320) : Size(width: 900, height: 320)
        let host = TestHost(size: size)
        host.window.traitOverrides.userInterfaceStyle = look.hasSuffix("dark") ? .dark : .light
        if look.hasSuffix("mirrored") { host.window.traitOverrides.layoutDirection = .rightToLeft }
        let view = CollectionView(
            frame: Rect(origin: .zero, size: size), layout: covers(side: look.hasPrefix("phone") ? 180 : 220))
        view.backgroundColor = .systemBackground
        view.showsHorizontalScrollIndicator = false
        let cell = CollectionView.CellRegistration<Cover, Int> { cell, _, number in
            cell.sleeve.backgroundGradient = .linear(
                from: Color(red: 0.2, green: 0.1 * Double(number % 6), blue: 0.6), at: .zero,
                to: Color(red: 0.7, green: 0.3, blue: 0.08 * Double(number)), at: Point(x: 1, y: 1))
        }
        let source = ListSource<Int, Int>(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
        }
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<12))
        host.window.addSubview(view)
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        let number = look == "desktop" ? 5 : 1
        view.scrollToItem(at: ItemPath(item: number, section: 0), at: .centeredHorizontally, animated: false)
        host.settle()
        #expect(view.cell(forItemAt: ItemPath(item: number, section: 0))?.transform == .identity)
        try GoldenImages().expect(host.picture, named: "covers-" + look)
    }
}
