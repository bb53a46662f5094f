import TactusGeometry
import Testing

@testable import TactusCollections

@MainActor
@Suite("Groups of a layout far inside others")
struct DeepGroupTests {
    private let room = CollectionLayoutEnvironment(contentSize: Size(width: 320, height: 480))
    private let whole = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

    private func frames(_ group: CollectionLayoutGroup, count: Int) -> [Rect] {
        let geometry = CollectionGeometry(.section(CollectionLayoutSection(group: group)), counts: [count], in: room)
        return (0..<count).map { geometry.frame(ofItem: $0) }
    }

    /// A group of 100 points in so many others.
    private func nested(_ depth: Int) -> CollectionLayoutGroup {
        let half = CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        var group = CollectionLayoutGroup.horizontal(
            layoutSize: whole, subitems: [CollectionLayoutItem(layoutSize: half)])
        for _ in 1..<depth { group = .horizontal(layoutSize: whole, subitems: [group]) }
        return .horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [group])
    }

    @Test("CV-10: sixty-four groups in one another are laid out; of a hundred thousand the inner ones are one item")
    func depth() {
        let half = [Rect(x: 0, y: 0, width: 160, height: 100), Rect(x: 160, y: 0, width: 160, height: 100)]
        #expect(frames(nested(63), count: 2) == half)
        #expect(frames(nested(100_000), count: 1) == [Rect(x: 0, y: 0, width: 320, height: 100)])
        #expect(nested(100_000).transposed.subitems.count == 1)
    }

    @Test(
        "CV-10: groups without an end and without an item end", arguments: [0.0, .nan, 1e-9])
    func endless(width: Double) {
        let none = CollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(10))
        var group = CollectionLayoutGroup.horizontal(layoutSize: none, subitems: [])
        for _ in 0..<8 { group = .horizontal(layoutSize: none, repeatingSubitem: group, count: 1_000_000) }
        group = .horizontal(layoutSize: whole, subitems: [group])
        #expect(GroupArrangement(group, in: Size(width: 320, height: 480)).items == [])
    }
}
