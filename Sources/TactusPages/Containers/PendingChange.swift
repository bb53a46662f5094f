import TactusGeometry
import TactusUI

/// How many changes of a container's pages may be asked for, each while the one before is carried out: with more the
/// program ends with a sentence.
private let mostPendingChanges = 128

/// The next change of a container's pages, which is carried out when the one at hand is done.
///
/// A change calls the program's code, which may ask for another one. That one waits, and replaces one that waits
/// already: the callbacks of one change never lie within those of another.
final class PendingChange<Change> {
    private var next: Change?
    /// How many changes, one in the other, call the program's code at present.
    private var depth = 0

    /// Notes a change.
    ///
    /// - Returns: The one that it replaces, which is never carried out; `nil` for none.
    @discardableResult
    func request(_ change: Change) -> Change? {
        defer { next = change }
        return next
    }

    /// Begins something that calls the program's code: what it asks for waits for ``end(carryOut:)``.
    func begin() { depth += 1 }

    /// Ends it: carries out what was asked for, unless it lies within another such thing.
    func end(carryOut: (Change) -> Void) {
        var changes = 0
        while depth == 1, let change = next {
            changes += 1
            precondition(
                changes <= mostPendingChanges,
                "callbacks ask without end for other pages, each while the ones before come: "
                    + "\(mostPendingChanges) times by now")
            next = nil
            carryOut(change)
        }
        depth -= 1
    }

    /// Calls `body`, then carries out what was asked for meanwhile.
    func run(_ body: () -> Void = {}, carryOut: (Change) -> Void) {
        begin()
        body()
        end(carryOut: carryOut)
    }

    /// Lets what is asked for at the end of a transition wait until all have heard of that end.
    ///
    /// Call it while the transition begins, and ``begin()`` in its completion.
    func waitForEnd(of transition: ViewControllerTransition, carryOut: @escaping (Change) -> Void) {
        transition.coordinator?.animate(alongsideTransition: nil) { [self] _ in end(carryOut: carryOut) }
    }
}
