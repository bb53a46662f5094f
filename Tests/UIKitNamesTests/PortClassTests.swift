import Foundation
import Testing

/// What `Scripts/port` makes of classes: their initializers, ends and observers.
@Suite("Scripts/port: classes")
struct PortClassTests {
    private func expect(_ text: String, becomes ported: String, output: String = "", status: Int32 = 0) throws {
        let tests = PortTests()
        try tests.withFile(text) { path in
            let outcome = try tests.port([path])
            let name = String(path.split(separator: "/").last ?? "")
            let said = outcome.output.split(separator: "\n").map { line in
                line.range(of: name).map { String(line[$0.upperBound...]) } ?? String(line)
            }
            #expect(said.joined(separator: "\n") == output && outcome.status == status)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == ported)
        }
    }

    @Test("UK-72: a method that is called later has a name, by which it is forgotten")
    func later() throws {
        try expect(
            """
            class Page: UIViewController {
                func typed() {
                    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(search), object: nil)
                    perform(#selector(search), with: nil, afterDelay: 0.5)
                    let back = view.transform.inverted()
                    token = scroll.observe(\\UIScrollView.contentOffset) { _, _ in }
                }
                @objc func search() {}
            }

            """,
            becomes: """
                class Page: UIViewController {
                    func typed() {
                        cancelPreviousPerformRequests(withTarget: self, identifier: "search")
                        perform(Page.search, with: nil, afterDelay: 0.5, identifier: "search")
                        let back: CGAffineTransform = view.transform.inverted()
                        token = scroll.observe(\\.contentOffset) { _, _ in }
                    }
                    func search() {}
                }

                """)
    }
}
