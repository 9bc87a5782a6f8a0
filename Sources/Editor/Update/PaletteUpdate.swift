import Input

extension Editor {
    /// Keys while the palette is open.
    mutating func choose(_ key: Key) {
        guard let palette = state.palette else { return }
        let entries = PaletteEntries.matching(palette.prompt.string, in: state)
        let page = PaletteView.visibleEntries(in: state)
        switch (key.code, key.modifiers) {
        case (.escape, _), (.character("c"), .control): state.palette = nil
        case (.enter, _): takeFromPalette(palette.current)
        case (.tab, []): completeFromPalette(palette.current)
        case (.up, _), (.character("p"), .control), (.tab, .shift): moveInPalette(to: palette.current - 1)
        case (.down, _), (.character("n"), .control): moveInPalette(to: palette.current + 1)
        case (.pageUp, _): moveInPalette(to: max(0, palette.current - page))
        case (.pageDown, _): moveInPalette(to: min(entries.count - 1, palette.current + page))
        case (.backspace, _) where palette.prompt.text.isEmpty: state.palette = nil
        default:
            guard state.palette?.prompt.edit(key) == true else { return want(.bell) }
            state.palette?.current = 0
        }
    }

    /// Behind the last comes the first.
    mutating func moveInPalette(to index: Int) {
        guard let palette = state.palette else { return }
        let count = PaletteEntries.matching(palette.prompt.string, in: state).count
        state.palette?.current = count == 0 ? 0 : (index % count + count) % count
    }

    /// Runs an entry, or puts what needs words into the prompt.
    mutating func takeFromPalette(_ index: Int) {
        guard let entry = paletteEntry(index) else { return want(.bell) }
        if entry.needsWords { return completeFromPalette(index) }
        state.palette = nil
        state.message = nil
        runCommandLine(entry.line)
    }

    private mutating func completeFromPalette(_ index: Int) {
        guard let entry = paletteEntry(index) else { return want(.bell) }
        state.palette = nil
        state.prompt = Prompt(label: ":", text: entry.line + " ")
    }

    private func paletteEntry(_ index: Int) -> PaletteEntries.Entry? {
        guard let palette = state.palette else { return nil }
        let entries = PaletteEntries.matching(palette.prompt.string, in: state)
        return entries.indices.contains(index) ? entries[index] : nil
    }
}
