import TactusCollections
import TactusGeometry
import TactusTesting
import TactusUI

/// Changes a list's snapshot and its naive twin, applies it now and then, and looks whether both are the same.
func playSnapshots(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    var twin: [(section: Int, items: [Int])] = []
    var snapshot = Snapshot<Int, Int>()
    let host = TestHost(size: Size(width: 100, height: 200))
    let list = CollectionView(frame: Rect(0, 0, 100, 200))
    host.window.addSubview(list)
    let cell = CollectionView.CellRegistration<CollectionCell, Int> { _, _, _ in }
    let lists = ListSource<Int, Int>(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    var count = 0
    while !source.isEmpty, count < 200 {
        count += 1
        switch source.below(10) {
        case 0: append(section: source.below(6), to: &twin, &snapshot)
        case 1: delete(section: source.below(6), from: &twin, &snapshot)
        case 2, 3, 4: append(item: source.below(40), section: source.below(6), to: &twin, &snapshot)
        case 5: delete(items: [source.below(40), source.below(40)], from: &twin, &snapshot)
        case 6: move(source.below(40), before: source.below(40), in: &twin, &snapshot)
        case 7: snapshot.reloadItems([source.below(40)])
        case 8: lists.apply(snapshot, animatingDifferences: source.flag())
        default: host.advance(by: .milliseconds(source.choose([1, 16, 400])))
        }
        expect(snapshot.sectionIdentifiers == twin.map(\.section), "sections are where they were put")
        for (section, items) in twin {
            expect(snapshot.itemIdentifiers(inSection: section) == items, "items are where they were put")
        }
        expect(snapshot.itemIdentifiers == twin.flatMap(\.items), "all items are there")
    }
    lists.apply(snapshot, animatingDifferences: false)
    host.settle()
    expect(lists.snapshot().itemIdentifiers == snapshot.itemIdentifiers, "what was applied last shows")
    for (section, part) in twin.enumerated() {
        for (place, item) in part.items.enumerated() {
            expect(
                lists.itemIdentifier(for: ItemPath(item: place, section: section)) == item,
                "each item shows in its place")
        }
    }
}

private typealias Twin = [(section: Int, items: [Int])]

private func append(section: Int, to twin: inout Twin, _ snapshot: inout Snapshot<Int, Int>) {
    snapshot.appendSections([section])
    if !twin.contains(where: { $0.section == section }) { twin.append((section, [])) }
}

private func delete(section: Int, from twin: inout Twin, _ snapshot: inout Snapshot<Int, Int>) {
    snapshot.deleteSections([section])
    twin.removeAll { $0.section == section }
}

private func append(item: Int, section: Int, to twin: inout Twin, _ snapshot: inout Snapshot<Int, Int>) {
    snapshot.appendItems([item], toSection: section)
    guard !twin.contains(where: { $0.items.contains(item) }),
        let place = twin.firstIndex(where: { $0.section == section })
    else { return }
    twin[place].items.append(item)
}

private func delete(items: [Int], from twin: inout Twin, _ snapshot: inout Snapshot<Int, Int>) {
    snapshot.deleteItems(items)
    for place in twin.indices { twin[place].items.removeAll { items.contains($0) } }
}

private func move(_ item: Int, before other: Int, in twin: inout Twin, _ snapshot: inout Snapshot<Int, Int>) {
    snapshot.moveItem(item, beforeItem: other)
    guard item != other, twin.contains(where: { $0.items.contains(item) }),
        twin.contains(where: { $0.items.contains(other) })
    else { return }
    for place in twin.indices { twin[place].items.removeAll { $0 == item } }
    for place in twin.indices {
        if let index = twin[place].items.firstIndex(of: other) { twin[place].items.insert(item, at: index) }
    }
}
