import Tactus

/// A library to look through, an album to turn over by flinging, and a table to push pictures about on
/// with all fingers.
@main
final class PhotosApp: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "Photos", size: Size(width: 800, height: 600))
        window.name = "window"
        window.traitOverrides.userInterfaceStyle = .dark  // pictures shine on black
        window.backgroundColor = .systemBackground
        window.rootViewController = PhotosPage()
        application.open(window)
    }
}
