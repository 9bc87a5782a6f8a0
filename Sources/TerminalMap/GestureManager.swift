/// What a person does to the map itself, where no annotation and no view has dealt with it.
@MainActor
public struct GestureManager {
    unowned let engine: MapEngine

    public var onMapTap: Signal<InteractionContext> { engine.mapTap }
    /// After 400 ms.
    public var onMapLongPress: Signal<InteractionContext> { engine.mapLongPress }
}
