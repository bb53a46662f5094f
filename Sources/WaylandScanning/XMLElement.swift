/// One element of a protocol file, with the line it starts at.
struct XMLElement: Equatable {
    var name: String
    var line: Int
    var attributes: [XMLAttribute] = []
    var children: [XMLElement] = []
    /// The character data directly inside the element, entities resolved.
    var text = ""

    /// The value of an attribute, or `nil` when the element has none of this name.
    func attribute(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// The elements directly inside this one that have a name.
    func children(named name: String) -> [XMLElement] {
        children.filter { $0.name == name }
    }
}

/// One attribute of an element.
struct XMLAttribute: Equatable {
    var name: String
    var value: String
}
