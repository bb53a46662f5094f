import Tactus

/// Passes what the toolkit delivers on to those who show it.
final class DeliveryLog: DeliveryObserver {
    private var listeners: [any DeliveryListener] = []

    func addListener(_ listener: any DeliveryListener) {
        listeners.append(listener)
    }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        for listener in listeners { listener.delivery(didReach: stage) }
    }
}

/// Shows what is delivered.
protocol DeliveryListener: AnyObject {
    func delivery(didReach stage: DeliveryStage)
}

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
