extension Responder {
    /// The next responder whose class may do something with what it is sent; `nil` at the end of the chain.
    ///
    /// Views that are just ``View`` are passed over: they would only send on what they get, each from inside the one
    /// before it, so that a chain of many thousands would overflow the stack.
    final var nextOverride: Responder? {
        var responder = checkedNext
        while let view = responder, view.isPlainView { responder = view.next }
        return responder
    }

    /// The next responder. A chain that is a circle is noticed here, before anything is sent round it for ever.
    ///
    /// Views in one another, and their controllers, form none. So each circle leads over a step that is another one
    /// than ``usualNext``, and only there the rest of the chain is looked at.
    final var checkedNext: Responder? {
        let responder = next
        if let responder, responder !== usualNext {
            var chain = ResponderChain(from: responder)
            chain.finish()
        }
        return responder
    }

    /// Whether the responder is a view without a class of its own.
    final var isPlainView: Bool { type(of: self) == View.self }
}
