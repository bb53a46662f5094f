import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of how parts of a text look.
@MainActor
@Suite("Habits: the look of parts of a text")
struct LetterShadowTests {
    private let host = TestHost(size: CGSize(width: 200, height: 120))

    init() { host.window.backgroundColor = .white }

    private func pixels(where holds: (UIColor) -> Bool) -> [PixelPoint] {
        let picture = host.picture
        return (0..<120).flatMap { y in (0..<200).map { PixelPoint(x: $0, y: y) } }.filter {
            holds(picture.color(at: $0))
        }
    }

    private func pixels(of color: UIColor) -> [PixelPoint] { pixels { $0.isAlmost(color) } }

    private func label(_ shadow: NSShadow?) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 100))
        let text = NSMutableAttributedString(
            string: "I  H", attributes: [.font: UIFont.boldSystemFont(ofSize: 60), .foregroundColor: UIColor.blue])
        if let shadow { text.addAttribute(.shadow, value: shadow, range: NSRange(location: 0, length: 1)) }
        label.attributedText = text
        host.window.addSubview(label)
        return label
    }

    @Test("TX-107: a part of a text has a shadow, moved, behind it, that of no other part")
    func sharp() throws {
        let plain = label(nil)
        let letters = pixels(of: .blue)
        plain.removeFromSuperview()
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.red
        shadow.shadowOffset = CGSize(width: 4, height: 20)
        let label = label(shadow)
        #expect(pixels(of: .blue) == letters)
        let first = try #require(letters.map(\.x).min())
        let cast = pixels(of: .red)
        let (left, right) = (cast.map(\.x).min() ?? 0, cast.map(\.x).max() ?? 0)
        #expect(!cast.isEmpty && left == first + 4 && right < first + 40)
        let (lowest, lowestCast) = (letters.map(\.y).max() ?? 0, cast.map(\.y).max() ?? 0)
        #expect(lowestCast == lowest + 20)
        // What it covered is painted anew when it goes.
        label.attributedText = NSAttributedString(string: "")
        #expect(pixels { !$0.isAlmost(.white) } == [])
    }

    @Test("TX-107: a blurred shadow is soft, reaches around its letters, and is one of attributes that are read again")
    func soft() {
        let shadow = NSShadow()
        #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0 && shadow.shadowColor != nil)
        shadow.shadowColor = UIColor.red
        shadow.shadowBlurRadius = 8
        shadow.shadowOffset = CGSize(width: 60, height: 0)
        let label = label(shadow)
        let cast = pixels { $0.red > $0.green + 0.02 && $0.blue < $0.red }
        let pale = pixels { $0.red > 0.98 && $0.green > 0.7 && $0.green < 0.98 }
        #expect(cast.count > 200 && pale.count > 50 && pixels(of: .red).isEmpty)
        let read = label.attributedText?.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
        #expect(read?.shadowBlurRadius == 8 && read?.shadowOffset == CGSize(width: 60, height: 0))
        #expect(read?.shadowColor as? UIColor == .red)
        #expect(label.attributedText?.attribute(.shadow, at: 3, effectiveRange: nil) == nil)
        shadow.shadowColor = nil
        label.attributedText = NSAttributedString(
            string: "I", attributes: [.shadow: shadow, .foregroundColor: UIColor.blue])
        #expect(pixels { $0.red > $0.blue + 0.02 }.isEmpty)
    }

    @Test("TX-107: what is drawn with attributes has a shadow too")
    func drawn() {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.red
        shadow.shadowOffset = CGSize(width: 0, height: 40)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
            "H".draw(
                at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 30), .shadow: shadow])
        }
        let view = UIImageView(image: image)
        host.window.addSubview(view)
        #expect(!pixels(of: .red).isEmpty)
    }
}
