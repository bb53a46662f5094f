#if DBus
    import TactusGeometry
    import TactusUI

    // Where objects are.
    extension AtspiServer {
        /// The space in which a call counts. No program knows the screen's on Wayland: its coordinates are taken for
        /// those of the window, as if that were at the screen's corner.
        func origin(of space: Int, _ item: AtspiItem) -> Point? {
            switch space {
            case 0, 1: .zero
            case 2: objects.items[item.parent]?.node.frame.origin ?? .zero
            default: nil
            }
        }

        func answerComponent(_ call: AtspiCall, _ item: AtspiItem) -> AtspiAnswer {
            let frame = item.node.frame
            switch call.member {
            case "GetExtents":
                guard let space = call.int(0), let origin = origin(of: space, item) else { return call.invalid }
                return .reply(.structure(Self.numbers(of: frame, from: origin)))
            case "GetPosition":
                guard let space = call.int(0), let origin = origin(of: space, item) else { return call.invalid }
                return .reply(Array(Self.numbers(of: frame, from: origin).prefix(2)))
            case "GetSize": return .reply(Array(Self.numbers(of: frame, from: .zero).suffix(2)))
            case "Contains", "GetAccessibleAtPoint":
                guard let x = call.int(0), let y = call.int(1), let space = call.int(2),
                    let origin = origin(of: space, item)
                else { return call.invalid }
                let point = Point(x: Double(x) + origin.x, y: Double(y) + origin.y)
                if call.member == "Contains" { return .reply(.boolean(frame.contains(point))) }
                return .reply(object(at: point, in: item).map { reference($0) } ?? Self.nothing)
            case "GetLayer": return .reply(.uint32(item.parent == AtspiObjects.application ? 7 : 3))
            case "GetMDIZOrder":
                let isWindow = item.parent == AtspiObjects.application
                return .reply(.int16(isWindow ? Int16(clamping: objects.windows.count - 1 - item.index) : -1))
            case "GetAlpha": return .reply(.double(1))
            case "GrabFocus":
                hasActed = true
                return .reply(.boolean(item.node.focus()))
            case "ScrollTo": return .reply(.boolean(scrollIntoSight(item)))
            case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": return .reply(.boolean(false))
            default: return .refusal(.unknownMethod(call.member))
            }
        }

        /// The frontmost object at a point of the window, in one that may be it itself.
        private func object(at point: Point, in item: AtspiItem) -> Int? {
            var waiting = [item.number]
            var found: Int?
            while let number = waiting.popLast() {
                guard let item = objects.items[number], item.states.contains(.showing) else { continue }
                // What is inside may stick out of what it is in, but counts only within what the window shows.
                if item.node.frame.contains(point) { found = number }
                waiting += item.children.reversed().filter { child in
                    objects.items[child]?.node.frame.contains(point) == true
                }
            }
            return found
        }

        /// Lets the scroll views around an object show it.
        private func scrollIntoSight(_ item: AtspiItem) -> Bool {
            guard let view = item.node.view else { return false }
            var hasScrolled = false
            var above = view.superview
            while let container = above {
                if let scrollView = container as? any ScrollableContainer {
                    scrollView.scrollRectToVisible(view.convert(view.bounds, to: container), animated: false)
                    hasScrolled = true
                }
                above = container.superview
            }
            hasActed = hasActed || hasScrolled
            return hasScrolled
        }

        /// A rectangle as whole numbers that hold all of it.
        static func numbers(of rect: Rect, from origin: Point) -> [BusValue] {
            let (left, top) = ((rect.minX - origin.x).rounded(.down), (rect.minY - origin.y).rounded(.down))
            let (right, bottom) = ((rect.maxX - origin.x).rounded(.up), (rect.maxY - origin.y).rounded(.up))
            return [left, top, right - left, bottom - top].map { .int32(Int32(clamping: $0.whole)) }
        }
    }

    nonisolated extension Double {
        /// The number without its fraction; 0 for what is none, and the largest that there are for what is beyond.
        fileprivate var whole: Int { isNaN ? 0 : Int(min(max(self, -1e9), 1e9)) }
    }
#endif
