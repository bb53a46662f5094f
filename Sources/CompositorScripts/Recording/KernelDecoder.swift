import FakeCompositor
import TactusGeometry

/// Makes actions of what one device's kernel driver says: touch screens with slots (protocol B) or without,
/// mice, keyboards.
struct KernelDecoder {
    private let device: KernelTrace.Device
    private let firstContact: Int32
    private let size: Size
    private var slots: [Int: Slot] = [:]
    private var current = 0
    private var pointer: Point
    private var motion = Vector(dx: 0, dy: 0)
    private var scroll = Vector(dx: 0, dy: 0)
    private var waiting: [InputAction] = []

    /// A finger, as far as it was told.
    private struct Slot {
        var x: Int?
        var y: Int?
        var isDown = false
        var wasDown = false
        var hasMoved = false
    }

    private enum EventType { static let (sync, key, relative, absolute) = (0, 1, 2, 3) }
    private enum Axis {
        static let (x, y, slot, touchX, touchY, tracking) = (0, 1, 47, 53, 54, 57)
        static let (horizontalWheel, wheel) = (6, 8)
    }
    private enum Key { static let touch = 330 }

    /// Begins with a device that nobody touches.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - firstContact: What the finger of its first slot is called.
    ///   - size: The extent of the outputs, to which its glass is mapped.
    init(_ device: KernelTrace.Device, firstContact: Int32, size: Size) {
        self.device = device
        self.firstContact = firstContact
        self.size = size
        pointer = Point(x: size.width / 2, y: size.height / 2)
    }

    /// Takes an event, and returns what was done when it completes a report.
    mutating func receive(_ event: KernelTrace.Event) -> [InputAction] {
        switch event.type {
        case EventType.sync where event.code == 0: return report()
        case EventType.key: receiveKey(event)
        case EventType.relative: receiveMovement(event)
        case EventType.absolute where device.isDirect != false: receivePlace(event)
        default: break
        }
        return []
    }

    private var hasSlots: Bool { device.ranges[Axis.touchX] != nil }

    private mutating func receiveKey(_ event: KernelTrace.Event) {
        // 2 is the kernel's own repetition, which compositors do not pass on.
        guard event.value != 2, let code = UInt32(exactly: event.code) else { return }
        switch event.code {
        case Key.touch where !hasSlots && device.isDirect != false:
            slots[0, default: Slot()].isDown = event.value == 1
        case 1..<0x100: waiting.append(.key(code: code, isPressed: event.value == 1))
        case 0x110..<0x118: waiting.append(.pointerButton(code: code, isPressed: event.value == 1))
        default: break
        }
    }

    private mutating func receiveMovement(_ event: KernelTrace.Event) {
        let value = Double(min(max(event.value, -10_000), 10_000))
        switch event.code {
        case Axis.x: motion.dx += value
        case Axis.y: motion.dy += value
        case Axis.wheel: scroll.dy -= value
        case Axis.horizontalWheel: scroll.dx += value
        default: break
        }
    }

    private mutating func receivePlace(_ event: KernelTrace.Event) {
        switch event.code {
        case Axis.slot where (0..<64).contains(event.value): current = event.value
        case Axis.tracking: slots[current, default: Slot()].isDown = event.value >= 0
        case Axis.touchX: place(x: event.value)
        case Axis.touchY: place(y: event.value)
        case Axis.x where !hasSlots: place(x: event.value)
        case Axis.y where !hasSlots: place(y: event.value)
        default: break
        }
    }

    private mutating func place(x: Int? = nil, y: Int? = nil) {
        var slot = slots[current, default: Slot()]
        slot.x = x ?? slot.x
        slot.y = y ?? slot.y
        slot.hasMoved = true
        slots[current] = slot
    }

    // MARK: Reports

    private mutating func report() -> [InputAction] {
        var actions = reportFingers()
        if !actions.isEmpty { actions.append(.touchFrame) }
        if motion != Vector(dx: 0, dy: 0) {
            pointer = Point(
                x: min(max(pointer.x + motion.dx, 0), max(0, size.width - 1)),
                y: min(max(pointer.y + motion.dy, 0), max(0, size.height - 1)))
            actions.append(.pointerMotion(to: pointer))
        }
        actions += waiting
        if scroll != Vector(dx: 0, dy: 0) { actions.append(.pointerScroll(.wheel(notches: scroll))) }
        (motion, scroll, waiting) = (Vector(dx: 0, dy: 0), Vector(dx: 0, dy: 0), [])
        return actions
    }

    private mutating func reportFingers() -> [InputAction] {
        var actions: [InputAction] = []
        for (number, slot) in slots.sorted(by: { $0.key < $1.key }) {
            let id = firstContact + Int32(number)
            let point = slot.isDown ? point(of: slot) : nil
            if let point {
                if !slot.wasDown {
                    actions.append(.touchDown(id: id, at: point))
                } else if slot.hasMoved {
                    actions.append(.touchMotion(id: id, to: point))
                }
            } else if slot.wasDown {
                actions.append(.touchUp(id: id))
            }
            slots[number]?.wasDown = point != nil
            slots[number]?.hasMoved = false
        }
        return actions
    }

    private func point(of slot: Slot) -> Point? {
        guard let x = slot.x, let y = slot.y else { return nil }
        let (columns, rows) = hasSlots ? (Axis.touchX, Axis.touchY) : (Axis.x, Axis.y)
        return Point(
            x: Self.share(of: x, in: device.ranges[columns]) * size.width,
            y: Self.share(of: y, in: device.ranges[rows]) * size.height)
    }

    /// How far along an axis a value lies, 0 to 1; its beginning when its range is not known.
    private static func share(of value: Int, in range: ClosedRange<Int>?) -> Double {
        guard let range else { return 0 }
        return Double(min(max(value, range.lowerBound), range.upperBound) - range.lowerBound)
            / (Double(range.upperBound - range.lowerBound) + 1)
    }
}
