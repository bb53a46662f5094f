import Glibc

/// A library of the system that is loaded the first time something of it is needed, and stays.
///
/// A program that shows no picture of a format never loads what decodes it, and needs it neither when it is built nor
/// when it runs.
struct LoadedLibrary: @unchecked Sendable {
    /// What is thrown where a library, or a function in it, is not there.
    struct Missing: Error {}

    private let handle: UnsafeMutableRawPointer

    /// Loads the library of the given file name from where the system keeps its libraries.
    init(_ name: String) throws(Missing) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw Missing() }
        self.handle = handle
    }

    /// The function called `name`, in this library or in one that it stands on.
    func function<Function>(_ name: String) throws(Missing) -> Function {
        guard let address = dlsym(handle, name) else { throw Missing() }
        return unsafeBitCast(address, to: Function.self)
    }
}
