import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Reading from the right")
struct LayoutDirectionTests {
    let host = TestHost(size: Size(width: 300, height: 100))

    @Test("LY-30: leading and trailing are mirrored with their distances; left, right and middles are not")
    func mirroring() {
        let mark = Box("mark", 20, 10)
        let text = Box("text", 30, 10)
        let left = Box("left", 40, 10)
        let middle = Box("middle", 10, 10)
        host.window.add(mark, text, left, middle)
        for view in [mark, text, left, middle] {
            view.topAnchor.constraint(equalTo: host.window.topAnchor).isActive = true
        }
        LayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 4),
            left.leftAnchor.constraint(equalTo: host.window.leftAnchor, constant: 3),
            middle.centerXAnchor.constraint(equalTo: host.window.centerXAnchor, constant: 10),
        ])
        host.settle()
        let straight = [mark, text, left, middle].map(\.frame.minX)
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        let mirrored = [mark, text, left, middle].map(\.frame.minX)
        #expect(straight == [8, 32, 3, 155])
        #expect(mirrored == [272, 238, 3, 155])
    }

    @Test("LY-30: a direction holds for all inside, unless they say otherwise; a view's own purpose for it alone")
    func inheritance() {
        let outer = View()
        let inner = View()
        let innermost = View()
        host.window.add(outer)
        outer.add(inner)
        inner.add(innermost)
        func directions() -> [LayoutDirection] { [outer, inner, innermost].map(\.effectiveLayoutDirection) }
        #expect(directions() == [.leftToRight, .leftToRight, .leftToRight])
        outer.traitOverrides.layoutDirection = .rightToLeft
        inner.semanticContentAttribute = .spatial
        #expect(directions() == [.rightToLeft, .leftToRight, .rightToLeft])
        innermost.traitOverrides.layoutDirection = .leftToRight
        inner.semanticContentAttribute = .forceRightToLeft
        #expect(directions() == [.rightToLeft, .rightToLeft, .leftToRight])
    }

    @Test(
        "a language says its direction",
        arguments: [
            ("ar_EG.UTF-8", LayoutDirection.rightToLeft), ("he", .rightToLeft), ("fa_IR", .rightToLeft),
            ("de_DE.UTF-8", .leftToRight), ("C", .leftToRight), ("", .leftToRight), ("az_Arab_IR", .rightToLeft),
            ("ks_Deva_IN", .leftToRight), ("ur-PK", .rightToLeft), ("arn_CL", .leftToRight),
        ] as [(String, LayoutDirection)])
    func languages(locale: String, direction: LayoutDirection) {
        #expect(LayoutDirection(locale: locale) == direction)
    }

    @Test("directional insets change sides, and come back")
    func insets() {
        let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(for: .leftToRight) == Insets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(for: .rightToLeft) == Insets(top: 1, left: 4, bottom: 3, right: 2))
        for direction in LayoutDirection.allCases {
            #expect(DirectionalInsets(insets.resolved(for: direction), for: direction) == insets)
        }
    }
}
