import Testing

@testable import FakeCompositor

@Suite("What compositors do differently with fingers")
struct TouchPolicyTests {
    private final class Target {}

    @Test("a later finger goes to its own surface, to the first finger's, or nowhere")
    func laterFinger() {
        let (under, first) = (Target(), Target())
        var policy = TouchPolicy()
        #expect(policy.target(hit: under, first: first) === under)
        #expect(policy.target(hit: nil, first: first) == nil)
        policy.laterFinger = .firstSurface
        #expect(policy.target(hit: under, first: first) === first)
        #expect(policy.target(hit: under, first: nil) === under)
        policy.laterFinger = .firstSurfaceOnly
        #expect(policy.target(hit: under, first: first) == nil)
        #expect(policy.target(hit: first, first: first) === first)
        #expect(policy.target(hit: under, first: nil) === under)
    }

    @Test("contacts are numbered as asked, by the smallest free number, or on and on")
    func numbering() {
        var numbering = TouchNumbering()
        #expect(numbering.number(for: 7, taken: [], by: .asAsked) == 7)
        #expect(numbering.number(for: 7, taken: [0, 2], by: .smallestFree) == 1)
        #expect(numbering.number(for: 7, taken: [], by: .counting(from: 288)) == 288)
        #expect(numbering.number(for: 7, taken: [], by: .counting(from: 288)) == 289)
    }
}
