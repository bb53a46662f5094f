import TactusTesting
import Testing

@testable import TactusUI

private enum Density: Hashable { case airy, tight }
private enum DensityTrait: TraitDefinition { static let defaultValue = Density.airy }
private enum CountTrait: TraitDefinition { static let defaultValue = 3 }

extension MutableTraits {
    fileprivate var density: Density {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

/// Hears of traits by its own methods.
@MainActor
private final class Hearer {
    let log: Log
    init(_ log: Log) { self.log = log }
    func changed() { log.add("hearer") }
    func told(_ view: View, _ previous: TraitCollection) {
        log.add("hearer of \(view.name ?? "") \(previous.density)→\(view.traitCollection.density)")
    }
}

@MainActor
@Suite("Traits of programs, and who hears of changes")
struct TraitChangeTests {
    let host = TestHost(size: Size(width: 640, height: 480))
    let log = Log()
    let outer = View(frame: Rect(0, 0, 50, 50))
    let inner = View(frame: Rect(10, 10, 20, 20))

    init() {
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSubview(inner)
        host.window.addSubview(outer)
        host.settle()
    }

    @Test("AP-57: a trait of the program's own is inherited, overridden, and inherited again")
    func ownTraits() {
        #expect(inner.traitCollection.density == .airy && inner.traitCollection[CountTrait.self] == 3)
        outer.traitOverrides.density = .tight
        #expect(inner.traitCollection.density == .tight && inner.traitCollection[CountTrait.self] == 3)
        inner.traitOverrides[CountTrait.self] = 5
        #expect(inner.traitCollection.density == .tight && inner.traitCollection[CountTrait.self] == 5)
        #expect(inner.traitOverrides.contains(CountTrait.self) && !inner.traitOverrides.contains(DensityTrait.self))
        #expect(outer.traitCollection[CountTrait.self] == 3)
        inner.traitOverrides.density = .airy
        #expect(inner.traitCollection.density == .airy && outer.traitCollection.density == .tight)
        inner.traitOverrides.remove(DensityTrait.self)
        inner.traitOverrides.remove(CountTrait.self)
        #expect(inner.traitOverrides == TraitOverrides() && inner.traitCollection.density == .tight)
        host.application.traitOverrides[CountTrait.self] = 7
        #expect(inner.traitCollection[CountTrait.self] == 7)
    }

    @Test("AP-57: those of the toolkit are found by their types too, and collections are equal by all of them")
    func standardTraits() {
        outer.traitOverrides[TraitUserInterfaceStyle.self] = .dark
        #expect(outer.traitOverrides.userInterfaceStyle == .dark && inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection[TraitUserInterfaceStyle.self] == .dark)
        #expect(outer.traitOverrides.contains(TraitUserInterfaceStyle.self))
        outer.traitOverrides.remove(TraitUserInterfaceStyle.self)
        #expect(outer.traitOverrides == TraitOverrides() && inner.traitCollection[TraitTextScale.self] == 1)

        var traits = TraitCollection()
        traits[TraitTextScale.self] = 2
        #expect(traits.textScale == 2 && traits[TraitLayoutDirection.self] == .leftToRight)
        let (before, other) = (traits, TraitCollection())
        traits.density = .tight
        #expect(traits != before && traits != other)
        #expect(
            traits
                == {
                    var copy = before; copy.density = .tight; return copy
                }())
    }

    @Test("AP-58: who asked hears of the traits that it asked for, before the frame, once, after the view itself")
    func registering() {
        inner.registerForTraitChanges([DensityTrait.self, TraitUserInterfaceStyle.self]) { (view: View, old) in
            let new = view.traitCollection
            log.add("\(old.userInterfaceStyle)/\(old.density)→\(new.userInterfaceStyle)/\(new.density)")
        }
        inner.registerForTraitChanges([CountTrait.self]) { (view: View, _) in
            log.add("count \(view.traitCollection[CountTrait.self])")
        }
        host.settle()
        #expect(log.take() == [])
        outer.traitOverrides.density = .tight
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(log.take() == [])
        host.settle()
        #expect(log.take() == ["light/airy→dark/tight"])
        outer.traitOverrides.textScale = 2
        host.settle()
        #expect(log.take() == [])
        outer.traitOverrides[CountTrait.self] = 4
        host.settle()
        #expect(log.take() == ["count 4"])
    }

    @Test("AP-58: methods hear as long as their object lives, and nobody after it was taken back")
    func methods() {
        var hearer: Hearer? = Hearer(log)
        if let hearer {
            outer.registerForTraitChanges([DensityTrait.self], target: hearer, action: Hearer.changed)
            inner.registerForTraitChanges([DensityTrait.self], target: hearer, action: Hearer.told)
        }
        let kept = outer.registerForTraitChanges([DensityTrait.self]) { (_: View, _) in log.add("outer") }
        outer.traitOverrides.density = .tight
        host.settle()
        #expect(log.take() == ["hearer", "outer", "hearer of inner airy→tight"])
        inner.unregisterForTraitChanges(kept)
        hearer = nil
        outer.traitOverrides.density = .airy
        host.settle()
        #expect(log.take() == ["outer"])
        outer.unregisterForTraitChanges(kept)
        outer.traitOverrides.density = .tight
        host.settle()
        #expect(log.take() == [])
    }

    @Test(
        "AP-59: what a controller says of traits holds for its view, before and after it is made, and is left with it")
    func controllers() {
        final class Page: ViewController {}
        let page = Page()
        page.traitOverrides.userInterfaceStyle = .dark
        #expect(page.traitCollection.userInterfaceStyle == .dark && !page.isViewLoaded)
        page.registerForTraitChanges([TraitUserInterfaceStyle.self]) { page, old in
            log.add("\(old.userInterfaceStyle)→\(page.traitCollection.userInterfaceStyle)")
        }
        page.registerForTraitChanges([TraitDisplayScale.self]) { (_: ViewController, _) in log.add("scale") }
        page.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (page: ViewController, _) in
            log.add("any \(page.traitCollection.userInterfaceStyle)")
        }
        outer.addSubview(page.view)
        host.settle()
        #expect(page.view.traitCollection.userInterfaceStyle == .dark && log.take() == ["light→dark", "any dark"])
        page.view.traitOverrides.userInterfaceStyle = .light
        #expect(page.traitCollection.userInterfaceStyle == .light)
        page.view.traitOverrides = TraitOverrides()
        page.traitOverrides.density = .tight
        #expect(page.view.traitCollection.density == .tight && page.view.traitOverrides == TraitOverrides())
        let old = page.view
        page.view = View()
        #expect(old.traitCollection.density == .airy && page.view.traitCollection.density == .tight)
    }

    @Test("AP-119: of many registrations each is called in order, until it is taken back where it was made")
    func manyRegistrations() {
        var calls: [Int] = []
        var registrations: [any TraitChangeRegistration] = []
        for number in 0..<50 {
            registrations.append(
                outer.registerForTraitChanges([DensityTrait.self]) { (view: View, _) in
                    calls.append(number)
                    // Takes the next but one back, once.
                    if number % 4 == 0, number + 2 < 50 { view.unregisterForTraitChanges(registrations[number + 2]) }
                })
        }
        for number in stride(from: 1, to: 50, by: 2) {
            inner.unregisterForTraitChanges(registrations[number])
            if number > 25 { outer.unregisterForTraitChanges(registrations[number]) }
            outer.unregisterForTraitChanges(registrations[max(number, 27)])
        }
        outer.traitOverrides.density = .tight
        host.settle()
        #expect(calls == (0..<50).filter { $0 % 2 == 1 ? $0 < 27 : $0 % 4 == 0 })
        calls = []
        outer.traitOverrides.density = .airy
        host.settle()
        #expect(calls == (0..<50).filter { $0 % 2 == 1 ? $0 < 27 : $0 % 4 == 0 })
    }

    @Test("AP-98: what is said about traits while views are told of others counts at once for those that ask")
    func saidMeanwhile() {
        let second = View(frame: Rect(30, 10, 20, 20))
        outer.addSubview(second)
        host.settle()
        func note(_ name: String, _ view: View) {
            log.add("\(name) \(view.traitCollection.density) \(view.effectiveLayoutDirection)")
        }
        inner.registerForTraitChanges([DensityTrait.self, TraitLayoutDirection.self]) { [outer] (view: View, _) in
            note("inner", view)
            outer.traitOverrides.layoutDirection = .rightToLeft
            note("inner then", view)
        }
        second.registerForTraitChanges([DensityTrait.self, TraitLayoutDirection.self]) { (view: View, _) in
            note("second", view)
        }
        outer.traitOverrides.density = .tight
        host.settle()
        #expect(
            log.take() == [
                "inner tight leftToRight", "inner then tight rightToLeft", "second tight rightToLeft",
                "inner tight rightToLeft", "inner then tight rightToLeft", "second tight rightToLeft",
            ])
    }

    @Test("AP-98: a view that is told, and moves elsewhere, has the traits of there")
    func movesMeanwhile() {
        let elsewhere = View(frame: Rect(50, 0, 50, 50))
        elsewhere.traitOverrides.layoutDirection = .rightToLeft
        host.window.addSubview(elsewhere)
        host.settle()
        inner.registerForTraitChanges([DensityTrait.self]) { (view: View, _) in
            if view.superview !== elsewhere { elsewhere.addSubview(view) }
            log.add("\(view.traitCollection.density) \(view.effectiveLayoutDirection)")
        }
        outer.traitOverrides.density = .tight
        host.settle()
        #expect(log.take() == ["airy rightToLeft", "airy rightToLeft"])
    }
}
