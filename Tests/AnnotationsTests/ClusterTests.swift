import Annotations
import Geography
import Testing

@Suite struct ClusterTests {
    /// Points this many points apart at zoom 0, on a line.
    func row(_ ways: [Double]) -> [WorldPoint] { ways.map { WorldPoint(x: 0.1 + $0 / 512, y: 0.5) } }

    @Test func whatLiesWithinTheRadiusIsOne() {
        let clustering = Clustering(points: row([0, 30, 49, 120]), zoom: 0, options: ClusterOptions())
        #expect(clustering.clusters.map(\.members) == [[0, 1, 2]])
        #expect(clustering.singles == [3])
        let center = clustering.clusters.first?.center
        #expect(abs((center?.x ?? 0) - (0.1 + 79.0 / 3 / 512)) < 1e-12)
    }

    @Test func oneZoomDeeperTheyComeApart() {
        let clustering = Clustering(points: row([0, 30, 49]), zoom: 1, options: ClusterOptions())
        #expect(clustering.clusters.map(\.members) == [[1, 2]])
        #expect(clustering.singles == [0])
    }

    @Test func fewerThanTheMinimumStayApart() {
        let clustering = Clustering(
            points: row([0, 30, 200]), zoom: 0, options: ClusterOptions(minimumCount: 3))
        #expect(clustering.clusters.isEmpty)
        #expect(clustering.singles == [0, 1, 2])
    }

    @Test func aboveTheDeepestZoomNothingIsJoined() {
        let points = row([0, 0, 0])
        #expect(Clustering(points: points, zoom: 15, options: ClusterOptions()).singles == [0, 1, 2])
        #expect(Clustering(points: points, zoom: 14, options: ClusterOptions()).clusters.count == 1)
    }

    @Test func everyPointIsSomewhereOnce() {
        var state: UInt64 = 7
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        let points = (0..<2000).map { _ in WorldPoint(x: next(), y: next()) }
        for zoom in 0...6 {
            let clustering = Clustering(points: points, zoom: zoom, options: ClusterOptions())
            let all = clustering.singles + clustering.clusters.flatMap(\.members)
            #expect(all.sorted() == Array(points.indices))
        }
    }
}
