import Annotations
import Testing

@Suite struct SpringTests {
    @Test(arguments: [0.5, 0.86])
    func itStartsAndEndsWhereItShould(damping: Double) {
        let spring = Spring(from: 22, to: 30, damping: damping)
        #expect(spring.value(after: -5) == 22)
        #expect(spring.value(after: 0) == 22)
        #expect(spring.value(after: 300) == 30)
        #expect(spring.value(after: 1e9) == 30)
        #expect(abs(spring.value(after: 299) - 30) < 8 * 0.02)
    }

    @Test func theLessDampedOneSwingsOver() {
        func highest(_ damping: Double) -> Double {
            let spring = Spring(from: 0, to: 1, damping: damping)
            return (0...300).map { spring.value(after: Double($0)) }.max() ?? 0
        }
        #expect(highest(0.5) > 1.1)
        #expect(highest(0.86) < 1.02)
    }

    @Test func itMovesWithoutJumps() {
        let spring = Spring(from: 1, to: 1.5, damping: 0.5)
        for time in 1...300 {
            let step = spring.value(after: Double(time)) - spring.value(after: Double(time - 1))
            #expect(abs(step) < 0.02)
        }
    }
}
