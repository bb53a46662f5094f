import Tactus
import TactusTesting
import Testing

@testable import Photos

@Suite("Photos, in somebody's hands")
@MainActor
struct PhotosTests {
    let host = TestHost(launching: PhotosApp(), size: Size(width: 480, height: 640))

    init() throws { try host.tap(.segment, "Album") }

    /// Whether the details that show are those of this picture.
    private func showsDetails(of title: String) -> Bool { (try? host.find(Label.self, title)) != nil }

    private func showDetails() throws {
        try host.tap(.button("Details"))
        host.advance(by: .seconds(1))
    }

    @Test("CV-49: two fingers choose how many tiles are side by side, and a tap opens the picture")
    func library() throws {
        let host = TestHost(launching: PhotosApp(), size: Size(width: 480, height: 640))
        let library = try host.find(LibraryView.self)
        try host.expectImage(named: "photos-library")
        let width = library.visibleCells[0].bounds.width
        let (one, two) = (host.finger(), host.finger())
        one.down(at: Point(x: 40, y: 300))
        two.down(at: Point(x: 440, y: 300))
        for step in 1...20 {
            one.move(to: Point(x: 40 + 5 * Double(step), y: 300))
            two.move(to: Point(x: 440 - 5 * Double(step), y: 300))
        }
        one.up()
        two.up()
        host.advance(by: .seconds(2))
        #expect(library.visibleCells[0].bounds.width < width * 0.6)
        try host.expectImage(named: "photos-library-six")
        try host.tap(.cell, "Dunes")
        host.advance(by: .seconds(1))
        #expect(try host.find(AlbumPage.self, "Dunes").isLoaded)
        try host.tap(.button("Details"))
        host.advance(by: .seconds(1))
        #expect(try host.find(Label.self, "Dunes").text == "Dunes")
    }

    @Test("a fling goes to the next picture, and the details tell of it; a short pull goes back to the same one")
    func turnsPages() throws {
        let album = try host.find(AlbumView.self)
        try host.expectImage(named: "photos-album")
        try showDetails()
        host.finger().drag(from: Point(x: 400, y: 200), to: Point(x: 250, y: 204), over: .milliseconds(120))
        host.advance(by: .seconds(2))
        #expect(album.contentOffset == Point(x: 480, y: 0))
        #expect(showsDetails(of: "First light"))

        let finger = host.finger()
        finger.down(at: Point(x: 300, y: 200))
        finger.move(to: Point(x: 250, y: 200), over: .milliseconds(300))
        host.advance(by: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(2))
        #expect(album.contentOffset == Point(x: 480, y: 0))
    }

    @Test("SV-17: where one reads from the right the next picture is at the left")
    func mirrored() throws {
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        try showDetails()
        #expect(showsDetails(of: "Evening ridge"))
        let album = try host.find(AlbumView.self)
        let first = album.contentOffset
        host.finger().drag(from: Point(x: 150, y: 200), to: Point(x: 300, y: 204), over: .milliseconds(120))
        host.advance(by: .seconds(2))
        #expect(showsDetails(of: "First light") && album.contentOffset == first - Vector(dx: 480, dy: 0))
        host.application.traitOverrides.layoutDirection = .leftToRight
        host.settle()
        #expect(showsDetails(of: "First light") && album.contentOffset == Point(x: 480, y: 0))
    }

    @Test("on an upright screen all pictures on the table are whole")
    func tableOnAPhone() throws {
        let host = TestHost(launching: PhotosApp(), size: Size(width: 320, height: 640))
        try host.tap(.segment, "Table")
        host.advance(by: .seconds(2))
        let table = try host.find(PrintsTable.self)
        for card in table.subviews { #expect(table.bounds.contains(card.convert(card.bounds, to: table))) }
        try host.expectImage(named: "photos-table-phone")
    }

    @Test(
        "two taps make the picture larger about the finger, two more make it whole again; a large one is pushed about")
    func zooms() throws {
        let page = try host.find(AlbumPage.self, "Evening ridge")
        let finger = host.finger()
        finger.tap(at: Point(x: 360, y: 300), count: 2)
        host.advance(by: .seconds(2))
        #expect(page.zoomScale == 2.5)
        try host.expectImage(named: "photos-zoomed")

        let before = page.contentOffset
        finger.drag(from: Point(x: 100, y: 300), to: Point(x: 200, y: 300), over: .milliseconds(400))
        host.advance(by: .seconds(2))
        #expect(page.contentOffset.x < before.x)
        finger.tap(at: Point(x: 240, y: 300), count: 2)
        host.advance(by: .seconds(2))
        #expect(page.zoomScale == 1)
    }

    @Test("on the table two fingers push, turn and stretch a card at once, and keep what is under them")
    func table() throws {
        try host.tap(.control("choice"))
        let choice = try host.find(SegmentedControl.self)
        host.finger().tap(at: choice.convert(Point(x: choice.bounds.width - 20, y: 18), to: nil))
        host.advance(by: .seconds(2))
        try host.expectImage(named: "photos-table")

        let card = try host.find(PhotoCard.self, "card Night over the bay")
        let middle = card.convert(card.bounds.center, to: nil)
        let fingers = [host.finger(), host.finger()]
        fingers[0].down(at: middle + Vector(dx: -40, dy: 20))
        fingers[1].down(at: middle + Vector(dx: 40, dy: 20))
        let held = fingers.map { card.convert($0.location, from: nil) }
        for _ in 0..<30 {
            fingers[0].move(by: Vector(dx: -3, dy: -2))
            fingers[1].move(by: Vector(dx: 1, dy: 3))
            host.advance(by: .milliseconds(8))
        }
        let now = fingers.map { card.convert($0.location, from: nil) }
        for (was, itIs) in zip(held, now) { #expect((was - itIs).length < 12) }
        try host.expectImage(named: "photos-stretched")
        for finger in fingers { finger.up() }
    }

    @Test("details come up over a live picture, grow with the finger, scroll then, and go away with it")
    func details() throws {
        try showDetails()
        try host.expectImage(named: "photos-details")
        let list = try host.find(ScrollView.self, "details")
        let page = try #require(host.window.rootViewController)
        let finger = host.finger()
        finger.drag(from: Point(x: 400, y: 200), to: Point(x: 250, y: 204), over: .milliseconds(120))
        host.advance(by: .seconds(2))
        #expect(showsDetails(of: "First light"))

        finger.drag(from: Point(x: 240, y: 400), to: Point(x: 240, y: 60), over: .milliseconds(250))
        host.advance(by: .seconds(2))
        #expect(list.bounds.height > 400)
        finger.drag(from: Point(x: 240, y: 200), to: Point(x: 240, y: 460), over: .milliseconds(300))
        host.advance(by: .seconds(2))
        #expect(list.bounds.height < 320 && page.presentedViewController != nil)
        finger.drag(from: Point(x: 240, y: 400), to: Point(x: 240, y: 600), over: .milliseconds(200))
        host.advance(by: .seconds(2))
        #expect(page.presentedViewController == nil)
    }

    @Test("in a wide window details are beside the picture; a button closes them, and so does another page")
    func detailsAtTheSide() throws {
        let host = TestHost(launching: PhotosApp(), size: Size(width: 1024, height: 640))
        try host.tap(.segment, "Album")
        try host.tap(.button("Details"))
        host.advance(by: .seconds(1))
        try host.expectImage(named: "photos-details-wide")
        let page = try #require(host.window.rootViewController)
        try host.tap(.segment, "Table")
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController == nil)
        try host.tap(.segment, "Album")
        for isOpen in [true, false] {
            try host.tap(.button(isOpen ? "Details" : "Close"))
            host.advance(by: .seconds(1))
            #expect((page.presentedViewController != nil) == isOpen)
        }
    }
}
