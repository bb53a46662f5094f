public import TactusUI

extension Application {
    /// Opens an address in the program that the user has chosen for such: a page in the browser, a letter in the mail
    /// program, a document by its `file:` address.
    ///
    /// ```swift
    /// application.open("https://example.org/help")
    /// ```
    ///
    /// It starts `xdg-open`, which is part of every desktop (package `xdg-utils`; inside of a sandbox it asks the
    /// portal), and passes on a token by which the other program may come to the front. Nobody is waited for.
    ///
    /// - Parameters:
    ///   - url: The address, with its scheme.
    ///   - completion: Is called once, on the main actor, in a later turn: with `true` when a program took the address;
    ///     with `false` when it is none, when there is no `xdg-open`, or no program for it.
    public final func open(_ url: String, completionHandler completion: ((Bool) -> Void)? = nil) {
        guard URLOpener.isAddress(url) else {
            schedule(after: .zero) { completion?(false) }
            return
        }
        requestActivationToken { [weak self] token in
            guard let self else { return }
            URLOpener(self, url: url, token: token) { completion?($0) }
        }
    }
}
