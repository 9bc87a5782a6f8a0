import Glibc
import Synchronization
import Threads

extension Document {
    /// What is smaller is searched by one thread.
    static let smallestSplitSearch = 4 << 20

    /// The features that a query means, in the order of the file. `progress` is told now and then what of the file is
    /// done, 0...1; false stops the search, and nil is returned.
    public func features(
        matching query: FeatureQuery, progress: ((Double) -> Bool)? = nil
    ) -> [Int]? {
        let middle = byteCount < Document.smallestSplitSearch ? featureCount : featureCount / 2
        let rear = SideSearch(self, query, middle..<featureCount)
        let goesOn = { (done: Int) in progress?(min(1, Double(done) / Double(max(1, byteCount)))) ?? true }
        let front = search(0..<middle, query) { goesOn($0 + rear.done) }
        guard let front else { return nil }
        let frontEnd = middle < featureCount ? range(of: middle).lowerBound : byteCount
        return rear.result { goesOn(frontEnd + rear.done) }.map { front + $0 }
    }

    /// Those of a part of the features. `passed` hears now and then how many bytes are done; false stops it, and nil
    /// is returned.
    fileprivate func search(_ part: Range<Int>, _ query: FeatureQuery, passed: (Int) -> Bool) -> [Int]? {
        var matcher = FeatureMatcher(query)
        var found: [Int] = []
        var (done, told) = (0, 0)
        for feature in part {
            done += search(feature) { bytes, start in
                if matcher.matches(bytes, propertiesAt: start) { found.append(feature) }
            }
            guard done - told >= LoadProgress.stride else { continue }
            told = done
            if !passed(done) { return nil }
        }
        return found
    }

    /// Calls with the bytes of a feature and where the value of its `properties` begins in them, 0 where it has none.
    /// Returns how many bytes these are.
    private func search(_ feature: Int, _ body: (UnsafeRawBufferPointer, Int) -> Void) -> Int {
        if let index = sourceIndex(of: feature), !isEdited(feature) {
            let record = records[index]
            body(UnsafeRawBufferPointer(rebasing: source.bytes[record.range]), Int(record.properties))
            return record.range.count
        }
        return withBytes(of: feature) { bytes in
            body(bytes, Document.members(bytes)?.properties ?? 0)
            return bytes.count
        }
    }
}

/// A search of the rear part of a document by a second thread, while the first searches the front.
private final class SideSearch {
    /// What both threads see.
    private final class Shared: @unchecked Sendable {
        // Unchecked: the result is written before the thread ends, and read after.
        let isStopped = Atomic(false)
        let isDone = Atomic(false)
        let done = Atomic(0)
        var found: [Int]?

        func run(_ document: Document, _ part: Range<Int>, _ query: FeatureQuery) {
            found = document.search(part, query) { passed in
                done.store(passed, ordering: .relaxed)
                return !isStopped.load(ordering: .relaxed)
            }
            isDone.store(true, ordering: .releasing)
        }
    }

    private let shared = Shared()
    private var thread: SideThread?

    /// Begins at once.
    init(_ document: Document, _ query: FeatureQuery, _ part: Range<Int>) {
        let shared = shared
        if !part.isEmpty { thread = SideThread { shared.run(document, part, query) } }
        // The system may have no thread to give.
        if thread == nil { shared.run(document, part, query) }
    }

    /// How many bytes are searched.
    var done: Int { shared.done.load(ordering: .relaxed) }

    /// Waits for its end. Calls `goesOn` every hundredth of a second; false stops it.
    func result(_ goesOn: () -> Bool) -> [Int]? {
        var naps = 0
        while !shared.isDone.load(ordering: .acquiring) {
            usleep(200)
            naps += 1
            if naps % 50 == 0, !goesOn() { return nil }
        }
        thread?.join()
        return shared.found
    }

    deinit {
        shared.isStopped.store(true, ordering: .relaxed)
        thread?.join()
    }
}
