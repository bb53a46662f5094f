import class Foundation.NSCondition
import class Foundation.Thread
import TactusTesting
import Testing
import UIKitNames

/// Helpers that make pictures belong to no actor, as in UIKit.
@Suite("Pictures that are made anywhere, from habit")
struct DrawnAnywhereTests {
    @Test("UK-64: a helper that belongs to no actor makes pictures, with colours, paths, texts and signs")
    func helpers() throws {
        let dot = UIImage.filled(with: .red, size: CGSize(width: 8, height: 8))
        #expect(try dot.resized(to: CGSize(width: 4, height: 4)).color(3, 3).isAlmost(.red))
        #expect(try Badge(text: "7").image().inkedPixels() > 40)
        #expect(UIImage(systemName: "star")?.isSymbolImage == true)
        #expect(UIFont.systemFont(ofSize: 20).lineHeight > 20)
    }

    @Test("UK-64: each thread has a current context of its own")
    func threads() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor.blue.setFill()
        let made = onAnotherThread {
            // Nothing is drawn there: what is begun there ends there.
            UIGraphicsGetCurrentContext() != nil
                ? nil : UIImage.filled(with: .green, size: CGSize(width: 4, height: 4))
        }
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let own = try #require(UIGraphicsGetImageFromCurrentImageContext())
        #expect(try own.color(2, 2).isAlmost(.blue))
        #expect(try #require(made).color(2, 2).isAlmost(.green))
    }
}

/// A helper that is a value.
nonisolated private struct Badge {
    var text: String

    func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            context.cgContext.setFillColor(UIColor.red.cgColor)
            UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 8, height: 8)).fill()
            (text as NSString).draw(
                at: CGPoint(x: 10, y: 2), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 18)])
        }
    }
}

nonisolated extension UIImage {
    fileprivate static func filled(with color: UIColor, size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    fileprivate func resized(to size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }
}

/// Returns what another thread makes, which is waited for.
nonisolated private func onAnotherThread<Value>(_ make: @escaping @Sendable () -> Value?) -> Value? {
    nonisolated(unsafe) var made: Value?
    nonisolated(unsafe) var isDone = false
    let condition = NSCondition()
    Thread.detachNewThread {
        let value = make()
        condition.lock()
        (made, isDone) = (value, true)
        condition.signal()
        condition.unlock()
    }
    condition.lock()
    while !isDone { condition.wait() }
    condition.unlock()
    return made
}
