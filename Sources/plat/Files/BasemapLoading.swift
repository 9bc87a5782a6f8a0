import Basemap
import Editor
import Options

/// Opens what a call or a person names as the basemap.
enum BasemapLoading {
    static func choice(_ option: BasemapOption) throws(LookFailure) -> BasemapChoice {
        switch option {
        case .none: .none
        case .builtin: .builtin
        case .file(let path): throw LookFailure(reason: "\(path): no basemap")
        }
    }
}
