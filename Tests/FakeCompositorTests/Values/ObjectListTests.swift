import RandomNumbers
import Testing

@testable import FakeCompositor

@Suite("What belongs to objects")
struct ObjectListTests {
    private final class Owner {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    @Test("whatever comes and goes, it holds what an array would, in the same order")
    func twin() {
        var random = SplitMix(seed: 21)
        var owners: [Owner] = []
        var twin: [Int] = []
        var list = ObjectList<Int>()
        for step in 0..<5000 {
            // Grows to a few hundred, and shrinks to nothing.
            if owners.isEmpty || Int.random(in: 0..<100, using: &random) < (step < 2500 ? 60 : 40) {
                let owner = Owner(step)
                owners.append(owner)
                twin.append(step)
                list.append(step, of: owner)
            } else {
                let owner = owners.remove(at: Int.random(in: owners.indices, using: &random))
                twin.removeAll { $0 == owner.number }
                list.remove(owner)
                list.remove(owner)  // nothing more happens
            }
            guard step % 50 == 0 else { continue }
            #expect(Array(list) == twin && list.count == twin.count && list.isEmpty == twin.isEmpty)
        }
        list.removeAll()
        #expect(list.isEmpty && Array(list).isEmpty)
    }

    @Test("it keeps what it holds, and lets go of what has left")
    func life() {
        var list = ObjectList<Owner>()
        weak var gone: Owner?
        weak var kept: Owner?
        do {
            let owners = (0..<100).map(Owner.init)
            for owner in owners { list.append(owner) }
            (gone, kept) = (owners[7], owners[8])
            list.remove(owners[7])
        }
        #expect(gone == nil && kept != nil && list.first { _ in true }?.number == 0)
        #expect(list.map(\.number) == Array(0..<7) + Array(8..<100))
    }
}
