import LoggingViews
import UIKitNames

/// A view that writes down what its touches do.
class Pad: UIView {
    var log = Log()
    var name = ""
    convenience init(_ name: String, _ frame: CGRect, _ log: Log) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name) began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name) moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("\(name) ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("\(name) cancelled")
    }
}
