/// The surfaces of all clients in the order of their making, from which one is taken in the same time however many
/// there are.
final class SurfaceList {
    private var byNumber: [Int: Surface] = [:]
    private var sorted: [Surface]? = []

    /// The surfaces, oldest first.
    var surfaces: [Surface] {
        if let sorted { return sorted }
        let surfaces = byNumber.values.sorted { $0.number < $1.number }
        sorted = surfaces
        return surfaces
    }

    /// Adds the newest surface.
    func add(_ surface: Surface) {
        byNumber[surface.number] = surface
        sorted?.append(surface)
    }

    /// Takes a surface out.
    func remove(_ surface: Surface) {
        byNumber[surface.number] = nil
        sorted = nil
    }
}
