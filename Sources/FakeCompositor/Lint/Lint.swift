import TactusGeometry
import WaylandServer

/// Looks over clients' shoulders for what is bad but not forbidden. Off until ``rules`` are named.
///
/// ```swift
/// compositor.lint.rules = Set(LintFinding.Rule.allCases)
/// // … the client works …
/// #expect(compositor.lint.findings == [])
/// ```
///
/// Buffers are read whole at every commit while ``LintFinding/Rule/earlyReuse``, ``LintFinding/Rule/missingDamage`` or
/// ``LintFinding/Rule/excessiveDamage`` is looked for: about a millisecond for each million pixels in a release build.
public final class Lint {
    /// What is looked for.
    public var rules: Set<LintFinding.Rule> = []
    /// What was found, oldest first.
    public private(set) var findings: [LintFinding] = []
    /// How many requests a client may send between two refreshes.
    public var requestLimit = 1000

    /// How many times more pixels may be reported as damaged than the rectangles around what has changed hold.
    public var damageFactor = 4
    /// How many pixels more than that are too few to matter: a frame of 64 by 64.
    public var damageAllowance = 4096

    /// Says what a client's last requests were: those about the object, when one is given.
    var lastRequests: (ServerClient, Resource?) -> [String] = { _, _ in [] }
    /// Called with each finding.
    var onFinding: (LintFinding) -> Void = { _ in }
    private var requestCounts: [Int: Int] = [:]

    /// Notes that a client did what it should not, when that is looked for.
    func report(_ rule: LintFinding.Rule, on resource: Resource, _ message: @autoclosure () -> String) {
        guard rules.contains(rule), resource.client.isAlive else { return }
        add(rule, of: resource.client, object: resource, message())
    }

    private func add(_ rule: LintFinding.Rule, of client: ServerClient, object: Resource?, _ message: String) {
        let finding = LintFinding(
            rule: rule, client: client.id, object: object?.description, message: message,
            lastRequests: lastRequests(client, object))
        findings.append(finding)
        onFinding(finding)
    }

    // MARK: Clients

    /// Counts a request.
    func didRequest(_ client: ServerClient) {
        guard rules.contains(.requestFlood) else { return }
        let count = requestCounts[client.id, default: 0] + 1
        requestCounts[client.id] = count
        guard count == requestLimit + 1 else { return }
        add(.requestFlood, of: client, object: nil, "more than \(requestLimit) requests within a refresh")
    }

    /// A new refresh begins.
    func didRefresh(_ surfaces: [Surface]) {
        requestCounts = [:]
        guard rules.contains(.twoCommitsInAFrame) else { return }
        for surface in surfaces { surface.lintNotes.hasDrawnInRefresh = false }
    }

    /// A client leaves, with these objects of its own making still there.
    func didLeave(_ client: ServerClient, leaving objects: [Resource]) {
        requestCounts[client.id] = nil
        for (rule, holdsFile) in [(LintFinding.Rule.leakedObjects, false), (.leakedDescriptors, true)] {
            let names = objects.filter { ($0 is WlShmPool) == holdsFile }.map(\.description).sorted()
            guard rules.contains(rule), !names.isEmpty else { continue }
            add(rule, of: client, object: nil, "left without destroying \(names.joined(separator: ", "))")
        }
    }

    // MARK: Commits

    /// A surface is about to change.
    func willCommit(_ update: SurfaceUpdate, of surface: Surface) {
        guard !rules.isEmpty else { return }
        if update.isEmpty, !surface.hasUncommittedChange {
            report(.emptyCommit, on: surface.resource, "a commit that changes nothing")
        }
        guard case .buffer = update.attachment, surface.hasContent, !surface.hasUncommittedAcknowledgement else {
            return
        }
        if surface.isShellSurface, !surface.isOnOutput {
            report(.hiddenDrawing, on: surface.resource, "a new picture of a surface that nobody can see")
        }
        if surface.lintNotes.hasDrawnInRefresh {
            report(.twoCommitsInAFrame, on: surface.resource, "a second picture within a refresh")
        }
        surface.lintNotes.hasDrawnInRefresh = true
    }

    /// A client acknowledged a configure.
    func didAcknowledge(_ surface: Surface, on resource: Resource) {
        guard surface.hasUncommittedAcknowledgement else { return }
        report(.acknowledgedWithoutCommit, on: resource, "a second ack_configure without a commit after the first")
    }

    /// A surface goes.
    func willDestroy(_ surface: Surface) {
        guard rules.contains(.unbalancedDestroy) else { return }
        let dependents = surface.dependents
        guard !dependents.isEmpty else { return }
        let names = dependents.map(\.description).joined(separator: ", ")
        report(.unbalancedDestroy, on: surface.resource, "destroyed before \(names)")
    }
}

/// What ``Lint`` remembers about a surface.
struct LintNotes {
    /// Whether it got a new picture since the last refresh.
    var hasDrawnInRefresh = false
    /// The pixels that are known to lack damage.
    var stale = PixelRegion.empty
}

extension SurfaceUpdate {
    /// Whether it asks for nothing.
    fileprivate var isEmpty: Bool {
        guard case .unchanged = attachment, case .unchanged = viewportSource, case .unchanged = viewportDestination
        else { return false }
        return offset == .zero && surfaceDamage.isEmpty && bufferDamage.isEmpty && frameCallbacks.isEmpty
            && presentationFeedbacks.isEmpty && opaqueRegion == nil && inputRegion == nil && scale == nil
            && transform == nil
    }
}

extension Surface {
    /// Whether its next commit changes something that is not part of the surface itself: its role's state, the order
    /// and places of subsurfaces, what they have committed.
    fileprivate var hasUncommittedChange: Bool {
        hasUncommittedShellState || hasUncommittedAcknowledgement || xdgSurface?.mayConfigure == false
            || (role as? LayerSurface)?.isCommitted == false
            || family.hasPendingOrder || family.isAnyWaiting || family.isAnyMoving
    }

    /// Whether it has a place of its own on an output.
    fileprivate var isShellSurface: Bool { xdgSurface != nil || role is LayerSurface }

    /// The objects that make no sense without it.
    fileprivate var dependents: [Resource] {
        var result: [Resource] = family.allSubsurfaces.map(\.resource)
        if let subsurface = role as? Subsurface { result.append(subsurface.resource) }
        if let viewport { result.append(viewport.resource) }
        if let fractionalScale { result.append(fractionalScale) }
        return result.filter(\.isAlive)
    }
}
