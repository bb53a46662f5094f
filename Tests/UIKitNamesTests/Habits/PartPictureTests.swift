import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of pictures of views.
@MainActor
@Suite("Habits: pictures of parts of views")
struct PartPictureTests {
    private let host = TestHost(size: CGSize(width: 100, height: 100))

    @Test("UK-110: a picture of a part of a view keeps its edges where it is stretched")
    func snapshot() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .blue
        let edge = UIView(frame: CGRect(x: 10, y: 0, width: 5, height: 40))
        edge.backgroundColor = .red
        view.addSubview(edge)
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)))
        #expect(part.bounds.size == CGSize(width: 20, height: 20) && part.superview == nil)
        part.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        host.window.addSubview(part)
        func color(_ x: Int) -> UIColor { host.picture.color(at: PixelPoint(x: x, y: 10)) }
        #expect(color(3).isAlmost(.red) && color(8).isAlmost(.blue) && color(97).isAlmost(.blue))
        view.removeFromSuperview()
        let plain = try #require(
            view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: false, withCapInsets: .zero))
        plain.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        host.window.addSubview(plain)
        #expect(color(25).isAlmost(.red) && color(15).isAlmost(.blue) && color(35).isAlmost(.blue))
        #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    }
}
