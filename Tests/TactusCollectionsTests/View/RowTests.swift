import Testing

@testable import TactusCollections

@MainActor
@Suite("What rows show")
struct RowTests {
    let library = Library()

    init() { library.show(0..<100) }

    @Test(
        "CV-28: accessories show by the state of the collection; the circle stands before the row and tells what is selected"
    )
    func accessories() throws {
        let (host, collection) = (library.host, library.collection)
        collection.allowsMultipleSelectionDuringEditing = true
        let cell = try #require(collection.visibleCells.first as? CollectionListCell)
        cell.accessories = [.multiselect(), .checkmark(displayed: .whenNotEditing), .reorder(), .badge("3")]
        host.settle()
        func shown() -> [String] {
            host.settle()
            let row = cell.contentView.subviews[0]
            return row.subviews.filter { !$0.isHidden && !($0 is Label) }.map { "\(type(of: $0))" }
        }
        let title = try #require(cell.contentView.subviews[0].subviews.first as? Label)
        let start = title.frame.minX
        #expect(shown() == ["IconView", "BadgeView"])
        collection.isEditing = true
        #expect(shown() == ["SelectionMark", "ReorderHandle", "BadgeView"])
        let mark = try #require(cell.contentView.subviews[0].subviews.compactMap { $0 as? SelectionMark }.first)
        #expect(mark.frame.minX == start && title.frame.minX > mark.frame.maxX && !mark.isOn)
        library.host.finger().tap(at: Point(x: 150, y: 20))
        #expect(mark.isOn)
        collection.isEditing = false
        #expect(shown() == ["IconView", "BadgeView"] && title.frame.minX == start)
    }

    @Test("CV-28: both texts of a row have a font, a colour and a number of lines")
    func texts() throws {
        let cell = try #require(library.collection.visibleCells.first as? CollectionListCell)
        let long = String(repeating: "many words ", count: 20)
        cell.contentConfiguration = ListContentConfiguration(text: "Title", secondaryText: long)
        library.host.settle()
        let tall = cell.bounds.height
        cell.contentConfiguration.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration.secondaryTextProperties.font = .systemFont(ofSize: 30)
        cell.contentConfiguration.secondaryTextProperties.color = .systemRed
        library.host.settle()
        #expect(cell.bounds.height < tall)
        let labels = cell.contentView.subviews[0].subviews.compactMap { $0 as? Label }
        #expect(labels.map(\.font) == [.preferred(.body), .systemFont(ofSize: 30)])
        #expect(labels.last?.textColor == .systemRed && labels.last?.numberOfLines == 1)
    }

    @Test("CV-45: a row in the hand has round corners, whatever plate it came from")
    func liftedCorners() throws {
        let library = Library(.list(.insetGrouped))
        library.collection.allowsReordering = true
        library.show(0..<5)
        let cell = try #require(
            library.collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }[1] as? CollectionListCell)
        #expect(cell.cornerRadii == CornerRadii(0))
        cell.isLifted = true
        #expect(cell.cornerRadii.topLeft > 0 && cell.cornerRadii.bottomRight > 0)
        cell.isLifted = false
        #expect(cell.cornerRadii.topLeft == 0)
    }
}
