import Tactus

extension Responder {
    /// What a log calls this object.
    var logName: String {
        (self as? View)?.name ?? "\(type(of: self))"
    }
}

extension GestureRecognizer {
    /// What a log calls this recognizer.
    var logName: String { name ?? "\(type(of: self))" }
}

extension Touch.Phase {
    /// The phase in a word.
    var word: String { "\(self)" }
}

extension Point {
    /// The point in whole numbers.
    var text: String { "(\(Int(x.rounded())), \(Int(y.rounded())))" }
}
