import Testing

/// How Tactus compares with UIKit in one row of the conformance tables (BEHAVIOUR §9).
///
/// The test's name is the row's ID and the rule as Tactus holds it: `CF-013: …`. `Scripts/conformance` reads
/// both in the source and writes `Documentation/Conformance.md`: so the name is one literal, and a reason
/// literals joined by `+`.
struct Conformance: TestTrait {
    /// The two toolkits beside each other.
    enum Comparison: Hashable, Sendable {
        /// UIKit does the same.
        case same
        /// UIKit does something else, and why Tactus does not.
        case differs(String)
        /// What UIKit does is not documented, or was reported in different ways: what is not known, and what we chose.
        case open(String)
    }

    let comparison: Comparison

    func prepare(for test: Test) async throws {
        guard test.displayName?.wholeMatch(of: /CF-\d{3}: .+/) != nil else { throw NamelessRow(test: test.name) }
    }
}

/// A test that compares with UIKit and does not say in its name which row it is.
struct NamelessRow: Error {
    let test: String
}

extension Trait where Self == Conformance {
    /// UIKit does the same.
    static var likeUIKit: Self { Conformance(comparison: .same) }

    /// UIKit does something else.
    static func differs(_ why: String) -> Self { Conformance(comparison: .differs(why)) }

    /// It is not known what UIKit does.
    static func open(_ why: String) -> Self { Conformance(comparison: .open(why)) }
}
