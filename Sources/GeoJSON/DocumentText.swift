extension Document {
    /// Calls with the whole current text as one piece; it is copied only when it was edited.
    public func withCurrentText<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard isModified else { return body(source.bytes) }
        return text.bytes(in: 0..<text.count).withUnsafeBytes(body)
    }
}
