import Testing

extension PortTests {
    @Test("of several statements on a line only those are taken out that say what is so anyway")
    func statements() throws {
        let text = """
            import UIKit
            final class Card: UIView {
                func prepare() {
                    layer.contentsScale = 2; layer.opacity = 0.5; layer.drawsAsynchronously = true
                    layer.contentsScale = 2; layer.name = "a;b"
                    layer.contentsScale = 2
                }
            }

            """
        let ported = """
            import UIKitNames
            final class Card: UIView {
                func prepare() {
                    layer.opacity = 0.5
                    layer.contentsScale = 2; layer.name = "a;b"
                }
            }

            """
        try withFile(text) { path in
            let outcome = try port([path])
            #expect(outcome.output.split(separator: "\n").count == 3 && outcome.status == 0)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == ported)
        }
    }

    @Test("a perspective, which layers have none of, is left to a person")
    func perspective() throws {
        try withFile("import UIKit\nfunc turn(_ t: inout CATransform3D) { t.m34 = -1 / 500 }\n") { path in
            let outcome = try port([path])
            #expect(outcome.output.contains(":2: .m34: take it out: layers are flat") && outcome.status == 1)
        }
    }
}
