import Testing

@testable import Geography

/// A screen changes its size again and again.
@Suite struct CameraBeforeLimitsTests {
    private static let sizes = [(80, 23), (30, 8), (200, 60), (1, 1), (5, 40)].map {
        CellSize(columns: $0.0, rows: $0.1)
    }

    private static func farthest(_ size: CellSize) -> Camera {
        Camera(center: WorldPoint(x: 0.3, y: 0.9), zoom: CameraLimits.shallowest(for: size), bearing: 12)
    }

    @Test(arguments: sizes) func aSizeThatComesBackShowsTheSame(_ size: CellSize) {
        let start = Self.farthest(size)
        var kept = CameraBeforeLimits()
        var camera = kept.limited(start, size: size)
        for other in Self.sizes {
            camera = kept.limited(camera, size: other)
            #expect(camera == CameraLimits.clamped(start, size: other))
        }
        #expect(kept.limited(camera, size: size) == start)
    }

    @Test func whoMovesTheCameraIsNotMovedBack() {
        let (small, large) = (Self.sizes[1], Self.sizes[2])
        var kept = CameraBeforeLimits()
        var camera = kept.limited(Self.farthest(small), size: large)
        #expect(camera.zoom == 0)
        camera.center.x = 0.4
        #expect(kept.limited(camera, size: small) == camera)
    }
}
