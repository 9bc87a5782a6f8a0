@main
struct Plat {
    static func main() {}
}
