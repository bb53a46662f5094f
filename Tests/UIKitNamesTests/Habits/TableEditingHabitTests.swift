import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of tables that change and are edited.
@MainActor
@Suite("Habits: tables that are edited")
struct TableEditingHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    // MARK: Changing

    @Test("rows that are inserted and taken away in one change are named by where they were and where they are")
    func batch() {
        let page = host.show([["a", "b", "c"], ["d"]])
        page.table.performBatchUpdates {
            page.words = [["x", "a", "c"], ["d", "b", "y"]]
            page.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 1)], with: .fade)
            page.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 1, section: 1))
        } completion: {
            page.log.append("done \($0)")
        }
        host.advance(by: .seconds(1))
        #expect(page.shown == ["x", "a", "c", "d", "b", "y"] && page.take() == ["done true"])
        page.table.beginUpdates()
        page.words.remove(at: 0)
        page.words.append(["z"])
        page.table.deleteSections([0], with: .automatic)
        page.table.insertSections(IndexSet(integer: 1), with: .automatic)
        page.table.endUpdates()
        host.advance(by: .seconds(1))
        #expect(page.shown == ["d", "b", "y", "z"] && page.table.numberOfSections == 2)
        page.words[0][1] = "B"
        page.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        host.settle()
        #expect(page.shown == ["d", "B", "y", "z"])
    }

    @Test("a change that the data does not bear out loads everything anew")
    func contradiction() {
        let page = host.show([["a", "b"]])
        page.words = [["a", "b", "c", "d"]]
        page.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        host.settle()
        #expect(page.shown == ["a", "b", "c", "d"])
    }

    @Test("the selection goes with its row, and with a row that is reloaded it goes away")
    func selectionStays() {
        let page = host.show([["a", "b"]])
        page.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        page.words = [["x", "a", "b"]]
        page.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        host.advance(by: .seconds(1))
        #expect(page.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        page.table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        #expect(page.table.indexPathForSelectedRow == nil)
    }

    // MARK: Editing

    @Test("a row is swept away as far as it can be edited")
    func sweeping() {
        let page = host.show([["a", "b", "c"]])
        let start = CGPoint(x: 300, y: host.middle(page, 1).y)
        host.finger().drag(from: start, to: CGPoint(x: 10, y: start.y), over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(page.words == [["a", "b", "c"]])
        page.isEditable = true
        host.finger().drag(from: start, to: CGPoint(x: 10, y: start.y), over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(page.take().filter { $0.hasPrefix("commit") } == ["commit delete [0, 1]"])
        #expect(page.shown == ["a", "c"])
    }

    @Test("while the table is edited: the sign uncovers a button, a tap elsewhere covers it, and it takes the row away")
    func deleting() {
        let page = host.show([["a", "b", "c"]])
        page.isEditable = true
        page.table.setEditing(true, animated: false)
        host.settle()
        let cell = page.table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.editingStyle == .delete && (cell?.contentView.frame.minX ?? 0) > 30)
        let y = host.middle(page, 1).y
        host.tap(CGPoint(x: 20, y: y))
        #expect(cell?.showingDeleteConfirmation == true && page.words[0].count == 3)
        host.tap(CGPoint(x: 160, y: host.middle(page, 0).y))
        #expect(cell?.showingDeleteConfirmation == false)
        host.tap(CGPoint(x: 20, y: y))
        host.tap(CGPoint(x: 290, y: y))
        #expect(page.take().filter { $0.hasPrefix("commit") } == ["commit delete [0, 1]"] && page.shown == ["a", "c"])
        // Rows are not selected while they are edited.
        host.tap(host.middle(page, 0))
        #expect(page.table.indexPathForSelectedRow == nil)
        page.table.setEditing(false, animated: false)
        host.settle()
        #expect(page.table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.minX == 0)
    }

    @Test("a row is taken elsewhere by its handle, and the data source is told once, where it is put down")
    func moving() {
        let page = host.show([["a", "b", "c", "d"]])
        (page.isEditable, page.isMovable) = (true, true)
        page.table.setEditing(true, animated: false)
        host.settle()
        let start = CGPoint(x: 300, y: host.middle(page, 0).y)
        let finger = host.finger()
        finger.down(at: start)
        finger.move(to: CGPoint(x: 300, y: start.y + 95), over: .milliseconds(400))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.take().filter { $0.hasPrefix("move") } == ["move [0, 0] to [0, 2]"])
        #expect(page.words == [["b", "c", "a", "d"]] && page.shown == ["b", "c", "a", "d"])
        // Its place is its own from then on.
        #expect(page.table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "a")
        page.words[0].remove(at: 2)
        page.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        host.settle()
        #expect(page.shown == ["b", "c", "d"])
    }

    @Test("circles before the rows while several can be selected in editing")
    func selectingWhileEditing() {
        let page = host.show([["a", "b"]])
        page.isEditable = true
        page.table.allowsMultipleSelectionDuringEditing = true
        page.table.setEditing(true, animated: false)
        host.settle()
        let cell = page.table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.editingStyle == UITableViewCell.EditingStyle.none && (cell?.contentView.frame.minX ?? 0) > 20)
        host.tap(host.middle(page, 0))
        host.tap(host.middle(page, 1))
        #expect(page.table.indexPathsForSelectedRows?.count == 2)
        page.table.setEditing(false, animated: false)
        #expect(page.table.indexPathForSelectedRow == nil && !page.table.allowsMultipleSelection)
    }

    @Test("the round button at the end is not a tap on the row, and the delegate may be replaced")
    func accessory() {
        final class Teller: UITableViewDelegate {
            var told: [String] = []
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                told.append("button \(indexPath)")
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                told.append("select \(indexPath)")
            }
        }
        let (page, teller) = (host.show([["a", "b"]]), Teller())
        page.table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType = .detailButton
        page.table.delegate = teller
        host.settle()
        page.table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType = .detailButton
        host.settle()
        host.tap(CGPoint(x: 290, y: host.middle(page, 0).y))
        host.tap(host.middle(page, 1))
        #expect(teller.told == ["button [0, 0]", "select [0, 1]"] && page.take().isEmpty)
        page.table.delegate = nil
        host.tap(host.middle(page, 0))
        #expect(teller.told.count == 2 && page.table.indexPathForSelectedRow?.row == 0)
    }

    @Test("a row is dragged out by a finger that has rested on it, as what the delegate gives")
    func dragging() {
        final class Giver: UITableViewDragDelegate {
            var asked: [IndexPath] = []
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] {
                asked.append(indexPath)
                let item = UIDragItem(itemProvider: .text("row \(indexPath.row)"))
                item.localObject = indexPath.row
                return [item]
            }
        }
        final class Taker: UIDropInteractionDelegate {
            var taken: [Int] = []
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
            ) -> UIDropProposal { UIDropProposal(operation: .copy) }
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
                taken = session.localItems.compactMap { $0.localObject as? Int }
            }
        }
        let (giver, taker) = (Giver(), Taker())
        let page = WordsPage([["a", "b"]])
        page.table.dragDelegate = giver
        host.window.rootViewController = page
        let box = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
        box.addInteraction(UIDropInteraction(delegate: taker))
        page.view.addSubview(box)
        host.settle()
        let finger = host.finger()
        finger.down(at: host.middle(page, 1))
        host.advance(by: .seconds(1))
        finger.move(to: CGPoint(x: 160, y: 350), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(giver.asked == [IndexPath(row: 1, section: 0)] && taker.taken == [1])
    }
}
