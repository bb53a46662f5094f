import JSONText

/// What is kept of a program's scenes from one run to the next, as a value with a text.
package struct StateArchive: Hashable, Sendable {
    /// A scene.
    package struct Scene: Hashable, Sendable {
        package var identifier: String
        package var activity: Activity?
        /// What views and controllers keep, by their paths.
        package var parts: [String: [String: StateValue]]

        package init(identifier: String, activity: Activity?, parts: [String: [String: StateValue]]) {
            (self.identifier, self.activity, self.parts) = (identifier, activity, parts)
        }
    }

    /// What somebody was doing.
    package struct Activity: Hashable, Sendable {
        package var type: String
        package var title: String
        package var userInfo: [String: StateValue]

        package init(type: String, title: String, userInfo: [String: StateValue]) {
            (self.type, self.title, self.userInfo) = (type, title, userInfo)
        }
    }

    /// Why a text is no archive.
    package struct Damage: Error, Hashable {
        package var reason: String
    }

    /// How archives are written. Others are refused.
    package static let version = 1
    /// The largest text of an archive, in bytes.
    package static let largestSize = 1 << 20

    /// The scenes, in the order in which they were opened.
    package var scenes: [Scene]

    package init(scenes: [Scene] = []) { self.scenes = scenes }

    // MARK: Text

    /// The archive in one line of JSON, which ends with its own name, so that a line that was cut is noticed.
    package var text: String {
        let scenes = scenes.map { scene in
            var members = [
                JSONValue.Member("id", scene.identifier),
                JSONValue.Member("parts", StateValue.dictionary(scene.parts.mapValues { .dictionary($0) }).json),
            ]
            if let activity = scene.activity {
                members.append(
                    JSONValue.Member(
                        name: "activity",
                        value: .object([
                            JSONValue.Member("type", activity.type), JSONValue.Member("title", activity.title),
                            JSONValue.Member(name: "info", value: StateValue.dictionary(activity.userInfo).json),
                        ])))
            }
            return JSONValue.object(members)
        }
        return JSONValue.object([
            JSONValue.Member("tactus-state", Self.version), JSONValue.Member("scenes", scenes),
        ]).text + "\n"
    }

    /// Reads an archive.
    ///
    /// - Parameter text: What ``text`` has written.
    /// - Throws: What is wrong with it.
    package init(text: String) throws(Damage) {
        guard text.utf8.count <= Self.largestSize else {
            throw Damage(reason: "it has more than \(Self.largestSize) bytes")
        }
        guard text.hasSuffix("\n") else { throw Damage(reason: "its end is missing") }
        let value: JSONValue
        do throws(JSONReader.Failure) {
            value = try JSONReader.value(of: text.dropLast())
        } catch {
            throw Damage(reason: "\(error.reason) in column \(error.column)")
        }
        guard let version = value["tactus-state"]?.asInteger else {
            throw Damage(reason: "it does not say its version")
        }
        guard version == Int64(Self.version) else {
            throw Damage(reason: "it has version \(version), and this is \(Self.version)")
        }
        guard let list = value["scenes"]?.asArray else { throw Damage(reason: "it lists no scenes") }
        scenes = []
        for entry in list { scenes.append(try Self.scene(of: entry)) }
    }

    private static func scene(of value: JSONValue) throws(Damage) -> Scene {
        guard let identifier = value["id"]?.asString else { throw Damage(reason: "a scene has no name") }
        var activity: Activity?
        if let written = value["activity"] {
            guard let type = written["type"]?.asString, let title = written["title"]?.asString,
                case .dictionary(let info)? = written["info"].flatMap(StateValue.init)
            else { throw Damage(reason: "the activity of scene \(identifier.shortened) is not whole") }
            activity = Activity(type: type, title: title, userInfo: info)
        }
        guard case .dictionary(let parts)? = value["parts"].flatMap(StateValue.init) else {
            throw Damage(reason: "scene \(identifier.shortened) has no parts")
        }
        return Scene(
            identifier: identifier, activity: activity, parts: parts.compactMapValues(\.dictionaryValue))
    }
}

extension JSONValue.Member {
    fileprivate init(_ name: String, _ value: JSONValue) { self.init(name: name, value: value) }
}
