import TactusTesting
import Testing

@testable import TactusCollections

@MainActor
@Suite("What is behind cells")
struct BackgroundViewTests {
    @Test(
        "CV-79: a view behind the content fills the cell; the one for the selection shows while a finger is on the cell, and while it is selected"
    )
    func backgrounds() throws {
        let library = Library()
        library.show(0..<20)
        library.collection.allowsSelection = true
        let cell = try #require(library.collection.cell(forItemAt: ItemPath(item: 1, section: 0)))
        let (plain, chosen) = (View(), View())
        cell.selectedBackgroundView = chosen
        cell.backgroundView = plain
        library.host.settle()
        #expect(cell.subviews.prefix(2).elementsEqual([plain, chosen]) && plain.frame == cell.bounds)
        #expect(chosen.frame == cell.bounds && chosen.isHidden && !plain.isHidden)
        let finger = library.host.finger()
        finger.down(at: cell.convert(Point(x: 20, y: 20), to: nil))
        library.host.advance(by: .milliseconds(300))
        #expect(!chosen.isHidden)
        finger.up()
        library.host.settle()
        #expect(!chosen.isHidden && cell.isSelected)
        library.collection.deselectItem(at: ItemPath(item: 1, section: 0), animated: false)
        #expect(chosen.isHidden)
        cell.backgroundView = nil
        #expect(plain.superview == nil && chosen.superview === cell)
    }

    @Test("CV-80: where an item lies is told whether it shows or not, and nothing of one that there is not")
    func frames() {
        let library = Library()
        library.show(0..<100)
        let first = library.collection.frame(forItemAt: ItemPath(item: 0, section: 0))
        let last = library.collection.frame(forItemAt: ItemPath(item: 99, section: 0))
        #expect(first?.minY == 0 && (last?.minY ?? 0) > 3000)
        #expect(library.collection.frame(forItemAt: ItemPath(item: 100, section: 0)) == nil)
        #expect(library.collection.cell(forItemAt: ItemPath(item: 99, section: 0)) == nil)
    }

    @Test("CV-81: a program takes an item into the hand, carries it and puts it down, or lets it go back")
    func movement() {
        let library = Library()
        library.show(0..<20)
        let (collection, path) = (library.collection, ItemPath(item: 0, section: 0))
        let far = ItemPath(item: 3, section: 0)
        #expect(!collection.beginInteractiveMovementForItem(at: path))
        library.source.reorderingHandlers.canReorderItem = { _ in true }
        #expect(!collection.beginInteractiveMovementForItem(at: ItemPath(item: 40, section: 0)))
        #expect(collection.beginInteractiveMovementForItem(at: path) && collection.held != nil)
        #expect(!collection.beginInteractiveMovementForItem(at: far))
        collection.updateInteractiveMovementTargetPosition(Point(x: 50, y: 44 * 3 + 22))
        library.host.advance(by: .seconds(1))
        #expect(library.texts.prefix(4) == ["Item 1", "Item 2", "Item 3", "Item 0"])
        collection.cancelInteractiveMovement()
        library.host.advance(by: .seconds(1))
        #expect(collection.held == nil && library.texts.prefix(2) == ["Item 0", "Item 1"])
        collection.endInteractiveMovement()
    }
}
