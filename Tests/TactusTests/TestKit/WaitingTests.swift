import Tactus
import TactusTesting
import Testing

@Suite("What a host knows besides pictures")
@MainActor
struct WaitingTests {
    let host = TestHost(size: Size(width: 200, height: 200))

    @Test("the toolkit's sentences about mistakes are the host's, each once, and in failures")
    func diagnostics() {
        #expect(host.diagnostics == [])
        let view = View()
        view.name = "card"
        view.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(view)
        LayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200),
        ])
        host.settle()
        host.window.setNeedsLayout()
        host.settle()
        #expect(host.diagnostics.count == 1)
        #expect(host.diagnostics.first?.contains("‘card’.width == 200 was given up") == true)
        #expect(throws: TestFailure.self) { try host.tap(.button("none")) }
        do { try host.tap(.button("none")) } catch {
            #expect(error.report.contains("the toolkit has noticed\n  ‘card’.width == 200 was given up"))
        }
    }

    @Test("pictures that views load are waited for, one after the other")
    func images() async throws {
        let image = try GraphicsImageRenderer(size: Size(width: 8, height: 8)).image { _ in }
        let view = ImageView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        view.setImage(from: ImageLoader { _, _ in image })
        host.window.addSubview(view)
        host.settle()
        #expect(view.image == nil)
        await host.settleImages()
        #expect(view.image === image)
    }

    @Test("a row is meant by one of its texts, where no row is called so as a whole")
    func rows() throws {
        let list = CollectionView(frame: Rect(x: 0, y: 0, width: 200, height: 200), layout: .list(.plain))
        let cell = CollectionView.CellRegistration<CollectionListCell, String> { cell, _, title in
            cell.contentConfiguration = ListContentConfiguration(text: title, secondaryText: "Satie")
        }
        let source = ListSource<Int, String>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = Snapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Vexations", "Furniture"])
        source.apply(snapshot, animatingDifferences: false)
        host.window.addSubview(list)
        try host.tap(.row, "Furniture")
        #expect(source.selectedItemIdentifiers == ["Furniture"])
        try host.tap(.row, "Vexations, Satie")
        #expect(source.selectedItemIdentifiers == ["Vexations"])
        #expect(throws: TestFailure.self) { try host.tap(.row, "Satie") }
    }
}
