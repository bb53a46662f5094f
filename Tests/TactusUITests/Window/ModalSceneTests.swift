import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Modal dialogs")
struct ModalSceneTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()

    private func openDialog() throws -> WindowScene {
        let window = Window(title: "Dialog", size: Size(width: 100, height: 100))
        host.application.open(window)
        host.clock.advance(by: .seconds(1))
        let scene = try #require(window.windowScene)
        scene.parent = host.scene
        return scene
    }

    @Test("MD-1: what a modal dialog belongs to gets no finger until it is closed; those that are down are cancelled")
    func touches() throws {
        let view = LoggedView("first", Rect(x: 0, y: 0, width: 200, height: 200), log)
        host.window.addSubview(view)
        let dialog = try openDialog()
        host.finger().tap(at: Point(x: 50, y: 50))
        #expect(log.take() == ["first began", "first ended"], "it is not modal")
        let finger = host.finger()
        finger.down(at: Point(x: 50, y: 50))
        #expect(log.take() == ["first began"])
        dialog.isModal = true
        #expect(log.take() == ["first cancelled"])
        finger.up()
        host.finger().tap(at: Point(x: 50, y: 50))
        #expect(log.take() == [])
        #expect(host.scene.modalDialog === dialog)
        #expect(host.platform.surfaces.last?.requests.last == .activate(token: "headless-1"))

        let top = try openDialog()
        top.parent = dialog
        top.isModal = true
        dialog.isModal = false
        #expect(host.scene.modalDialog === top, "it blocks what its own parent belongs to")
        top.close()
        dialog.isModal = true
        dialog.parent = nil
        host.finger().tap(at: Point(x: 50, y: 50))
        #expect(log.take() == ["first began", "first ended"])
        dialog.parent = host.scene
        dialog.close()
        host.finger().tap(at: Point(x: 50, y: 50))
        #expect(log.take() == ["first began", "first ended"])
    }

    @Test("MD-2: keys that come to what is blocked go to the dialog")
    func keys() throws {
        let dialog = try openDialog()
        dialog.isModal = true
        host.application.keyboardDidEnter(host.scene.id)
        #expect(host.application.keyWindow?.windowScene === dialog)
        dialog.close()
        host.application.keyboardDidEnter(host.scene.id)
        #expect(host.application.keyWindow === host.window)
    }

    @Test("MD-3: what is blocked is not closed by its user: the dialog comes instead")
    func closing() throws {
        let dialog = try openDialog()
        dialog.isModal = true
        host.platform.surfaces.first?.requestClose()
        #expect(host.application.scenes.count == 2)
        #expect(host.platform.surfaces.last?.requests.last == .activate(token: "headless-1"))
        dialog.isModal = false
        host.platform.surfaces.first?.requestClose()
        #expect(host.application.scenes == [dialog])
    }
}
