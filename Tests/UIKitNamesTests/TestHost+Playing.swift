import TactusTesting
import UIKitNames

extension TestHost {
    /// Shows a page of a program that was written for UIKit, on a host that is the program's shared application.
    convenience init(playing controller: UIViewController, _ size: CGSize = CGSize(width: 320, height: 568)) {
        self.init(size: size)
        window.rootViewController = controller
        settle()
        application.shareApplication()
    }
}

extension UIView {
    /// The middle of the view, in points of its window: where a finger taps it.
    var middleInWindow: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
}
