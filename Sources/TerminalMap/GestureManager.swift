/// What a person does to the map itself, where no annotation and no view has dealt with it.
@MainActor
public struct GestureManager {
    let engine: MapEngine

    /// A tap that no view and no annotation has dealt with.
    public var onMapTap: Signal<InteractionContext> { engine.mapTap }
    /// After 400 ms.
    public var onMapLongPress: Signal<InteractionContext> { engine.mapLongPress }
}
