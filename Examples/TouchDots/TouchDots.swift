import Glibc
import Tactus

/// A coloured dot with its number under every finger.
///
///     TouchDots           opens the window
///     TouchDots --trace   also prints a line for every change of a touch
@main
final class TouchDots: ApplicationDelegate {
    private var trace: TouchTrace?

    init() {
        // Before there is an application: whoever mistypes an option need not have a compositor.
        switch CommandLine.arguments.dropFirst() {
        case []: break
        case ["--trace"]: trace = TouchTrace()
        default:
            fputs("usage: TouchDots [--trace]\n", fdopen(STDERR_FILENO, "w"))
            exit(2)
        }
    }

    func applicationDidFinishLaunching(_ application: Application) {
        application.deliveryObserver = trace
        application.open(DotsWindow())
    }
}

/// The window, which is also the view that the fingers touch.
final class DotsWindow: Window {
    private var dots: [Touch: Dot] = [:]

    init() {
        super.init(title: "Touch Dots", size: Size(width: 800, height: 600))
        backgroundColor = Color(hex: 0x20242C)
        isMultipleTouchEnabled = true  // without it the second finger would find the window taken
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches {
            let dot = Dot(number: touch.number)
            dot.center = touch.location(in: self)
            dots[touch] = dot
            addSubview(dot)
        }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        // Moving a view is all there is to it: the toolkit repaints what the dot uncovers and what it covers.
        for touch in touches { dots[touch]?.center = touch.location(in: self) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { dots.removeValue(forKey: touch)?.removeFromSuperview() }
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        // Lifted or taken away, the finger is gone.
        touchesEnded(touches, with: event)
    }
}

/// What is seen of one finger.
final class Dot: View {
    private static let colors: [UInt32] = [0xE8505B, 0xF9A03F, 0xF9D65C, 0x7BC950, 0x3FA7D6, 0x9B6DD7]
    private static let diameter = 96.0

    init(number: UInt64) {
        super.init(frame: Rect(x: 0, y: 0, width: Dot.diameter, height: Dot.diameter))
        isUserInteractionEnabled = false  // a finger that lands on a dot touches the window beneath it
        backgroundColor = Color(hex: Dot.colors[Int(number % UInt64(Dot.colors.count))])
        cornerRadius = Dot.diameter / 2
        let label = Label(text: "\(number)", frame: bounds)
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textAlignment = .center
        addSubview(label)
    }
}

/// Prints what the fingers do as it arrives, before anything is made of it: `began|moved|ended|cancelled ID X Y`.
///
/// An event tells the motion between two frames of the display as one; the frames of input beneath it hold every sample.
final class TouchTrace: DeliveryObserver {
    private var numbers: [ContactID: Int] = [:]

    func application(_ application: Application, didReach stage: DeliveryStage) {
        guard case .frame(let frame) = stage, case .contacts(let samples) = frame.contents else { return }
        for sample in samples {
            let number = numbers[sample.contact] ?? numbers.count + 1
            numbers[sample.contact] = number
            let (x, y) = (Int(sample.location.x.rounded()), Int(sample.location.y.rounded()))
            print(word(for: sample.change), number, x, y)
            fflush(nil)  // who reads along should not have to wait
        }
    }

    private func word(for change: ContactSample.Change) -> String {
        switch change {
        case .down: "began"
        case .moved: "moved"
        case .up: "ended"
        case .cancelled: "cancelled"
        }
    }
}
