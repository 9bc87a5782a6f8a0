/// The bytes of one JSON object, taken apart into its members and what stands between them.
struct ObjectText {
    struct Member {
        /// The name's token, quotes included.
        let name: Range<Int>
        let value: Range<Int>
    }

    let bytes: ArraySlice<UInt8>
    /// Of `bytes`: from the opening brace to the closing one.
    let range: Range<Int>
    let members: [Member]

    /// The object that begins at an index of the bytes; nil where there is none.
    init?(_ bytes: ArraySlice<UInt8>, at start: Int) {
        guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "{") else { return nil }
        let found = bytes[start...].withUnsafeBytes { buffer -> (end: Int, members: [Member])? in
            var scanner = JSONScanner(buffer)
            var members: [Member] = []
            do throws(ScanFailure) {
                try scanner.forEachNamedMember { scanner, name, value throws(ScanFailure) in
                    try scanner.skipValue()
                    let end = scanner.cursor.position
                    members.append(
                        Member(
                            name: (start + name.lowerBound)..<(start + name.upperBound),
                            value: (start + value)..<(start + end)))
                }
            } catch { return nil }
            return (start + scanner.cursor.position, members)
        }
        guard let found else { return nil }
        self.bytes = bytes
        range = start..<found.end
        members = found.members
    }

    func name(of member: Member) -> String {
        bytes[member.name].withUnsafeBytes { JSONString.text($0) }
    }

    /// The members of a name; of duplicates the last counts.
    func members(named name: String) -> [Member] { members.filter { self.name(of: $0) == name } }

    /// What stands between the first name and its value.
    var colon: [UInt8] { members.first.map(colon) ?? Array(": ".utf8) }

    /// What stands between a name and its value.
    func colon(of member: Member) -> [UInt8] {
        Array(bytes[member.name.upperBound..<member.value.lowerBound])
    }

    /// The comma between members, with the blanks that go with it, where the object has none to show: as the colon is.
    var commaLikeColon: [UInt8] { Array((colon.last == 0x20 ? ", " : ",").utf8) }

    /// What is to be inserted, and where, for a new last member in the style of those before it.
    func appending(name: [UInt8], value: [UInt8]) -> (offset: Int, bytes: [UInt8]) {
        let member = name + colon + value
        guard let last = members.last else { return (range.lowerBound + 1, member) }
        let separator: [UInt8]
        if members.count > 1 {
            separator = Array(bytes[members[members.count - 2].value.upperBound..<last.name.lowerBound])
        } else {
            let open = bytes[(range.lowerBound + 1)..<last.name.lowerBound]
            separator = open.contains(0x0A) ? Array(",".utf8) + open : commaLikeColon
        }
        return (last.value.upperBound, separator + member)
    }

    /// A member with the comma and the white space that go with it: those behind it, else those before.
    func removal(of index: Int) -> Range<Int> {
        let member = members[index]
        if index + 1 < members.count { return member.name.lowerBound..<members[index + 1].name.lowerBound }
        if index > 0 { return members[index - 1].value.upperBound..<member.value.upperBound }
        return (range.lowerBound + 1)..<(range.upperBound - 1)
    }

    /// The object without the members of these names.
    func removing(_ isUnwanted: (String) -> Bool) -> [UInt8] {
        var object = self
        while let index = object.members.firstIndex(where: { isUnwanted(object.name(of: $0)) }) {
            var rest = Array(object.bytes[object.range])
            let removal = object.removal(of: index)
            let start = object.range.lowerBound
            rest.removeSubrange((removal.lowerBound - start)..<(removal.upperBound - start))
            guard let next = ObjectText(rest[...], at: 0) else { return rest }
            object = next
        }
        return Array(object.bytes[object.range])
    }
}

extension Splice {
    /// What differs between two spellings of the same place, without the bytes that both begin and end with;
    /// nil where they are the same.
    static func difference(at offset: Int, from old: [UInt8], to new: [UInt8]) -> Splice? {
        guard old != new else { return nil }
        let most = min(old.count, new.count)
        var start = 0
        while start < most, old[start] == new[start] { start += 1 }
        var end = 0
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return Splice(
            offset: offset + start, old: Array(old[start..<(old.count - end)]),
            new: Array(new[start..<(new.count - end)]))
    }
}
