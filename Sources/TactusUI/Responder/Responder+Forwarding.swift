extension Responder {
    /// The next responder whose class may do something with what it is sent; `nil` at the end of the chain.
    ///
    /// Views that are just ``View`` are passed over: they would only send on what they get, each from inside the one
    /// before it, so that a chain of many thousands would overflow the stack.
    final var nextOverride: Responder? {
        var responder = next
        while let view = responder, view.isPlainView { responder = view.next }
        return responder
    }

    /// Whether the responder is a view without a class of its own.
    final var isPlainView: Bool { type(of: self) == View.self }
}
