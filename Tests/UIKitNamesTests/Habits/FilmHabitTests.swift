import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of views that show pictures.
@MainActor
@Suite("Habits: pictures one after the other")
struct FilmHabitTests {
    private let host = TestHost(size: CGSize(width: 100, height: 100))

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    private var shown: UIColor { host.picture.color(at: PixelPoint(x: 10, y: 10)) }

    @Test("UK-108: animation images are shown in place of the picture, from when they are started until stopped")
    func film() {
        host.window.backgroundColor = .white
        let view = UIImageView(image: image(.black))
        view.animationImages = [image(.red), image(.green), image(.blue)]
        view.animationDuration = 0.3
        host.window.addSubview(view)
        #expect(shown.isAlmost(.black) && !view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating && shown.isAlmost(.red) && view.image != nil)
        host.advance(by: .milliseconds(150))
        #expect(shown.isAlmost(.green))
        host.advance(by: .milliseconds(100))
        #expect(shown.isAlmost(.blue))
        host.advance(by: .milliseconds(100))
        #expect(shown.isAlmost(.red))
        view.stopAnimating()
        #expect(shown.isAlmost(.black) && !view.isAnimating)
        host.advance(by: .seconds(1))
        #expect(shown.isAlmost(.black))
    }

    @Test("UK-108: they are shown as often as is said, and other pictures end what runs")
    func repeated() {
        let view = UIImageView(image: image(.black))
        view.animationImages = [image(.red), image(.green)]
        let seconds: TimeInterval = 0.2
        view.animationDuration = seconds
        view.animationRepeatCount = 2
        host.window.addSubview(view)
        view.startAnimating()
        #expect(shown.isAlmost(.red))
        host.advance(by: .milliseconds(350))
        #expect(shown.isAlmost(.green) && view.isAnimating)
        host.advance(by: .milliseconds(100))
        #expect(shown.isAlmost(.black) && !view.isAnimating)
        view.startAnimating()
        #expect(shown.isAlmost(.red))
        view.animationImages = [image(.blue)]
        #expect(!view.isAnimating && shown.isAlmost(.black))
        view.animationImages = []
        view.startAnimating()
        #expect(!view.isAnimating && shown.isAlmost(.black))
    }
}
