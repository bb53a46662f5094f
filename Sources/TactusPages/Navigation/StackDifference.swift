import TactusUI

/// What distinguishes two stacks of pages. They mostly begin alike: of a thousand pages those that are alike cost a
/// comparison each.
struct StackDifference {
    /// The pages that only the former stack has, in its order.
    let leaving: [ViewController]
    /// The pages that only the latter one has, in its order.
    let coming: [ViewController]

    init(from former: [ViewController], to latter: [ViewController]) {
        var common = 0
        while common < former.count, common < latter.count, former[common] === latter[common] { common += 1 }
        let (before, after) = (former[common...], latter[common...])
        let beforeIDs = Set(before.map(ObjectIdentifier.init))
        let afterIDs = Set(after.map(ObjectIdentifier.init))
        leaving = before.filter { !afterIDs.contains(ObjectIdentifier($0)) }
        coming = after.filter { !beforeIDs.contains(ObjectIdentifier($0)) }
    }
}
