/// What a person does in each example.
enum Replays {
    static let events: [String: String] = [
        "draggable-view-annotations": """
        # The polygon's upper right vertex goes north, then the line's left one south; the pin is lifted and let go.
        size 80x24
        screen
        press left @11.008414122492837,47.40125517429638
        drag left 60,8
        wait 100
        screen
        release left 60,8
        wait 400
        press left @10.974784668681195,47.410496910404845
        drag left 20,20
        key Escape
        release left 20,20
        press left @10.98631883452245,47.4225
        drag left 40,12
        release left 40,12
        wait 400
        screen
        """,
        "draggable-annotation-views": """
        # A drag without a hold pans; a hold lifts; a tap shows the callout; Escape calls off.
        size 100x24
        screen
        press left @0,0
        wait 400
        drag left 52,8
        drag left 54,6
        wait 100
        screen
        release left 54,6
        wait 400
        press left @-35,0
        release left @-35,0
        screen
        wait 600
        press left @35,0
        wait 400
        drag left 80,20
        key Escape
        release left 80,20
        wait 400
        press left 10,20
        release left 10,20
        screen
        """,
        "draggable-point-annotation": """
        size 80x24
        screen
        press left @-74.0060,40.7128
        release left @-74.0060,40.7128
        wait 600
        press left @-74.0060,40.7128
        drag left 50,6
        screen
        release left 50,6
        screen
        """,
        "view-annotation-with-point-annotation": """
        # A tap on the callout enlarges it, its corner closes it, a tap on the map opens it again.
        size 80x24
        screen
        press left 40,9.5
        release left 40,9.5
        screen
        wait 600
        press left 46.5,5.5
        release left 46.5,5.5
        screen
        wait 600
        press left 20,20
        release left 20,20
        screen
        """,
        "circle-annotations": """
        # One circle tapped, held, and dragged; then its drag is called off.
        size 100x30
        press left @0,0
        release left @0,0
        wait 600
        press left @0,0
        wait 400
        release left @0,0
        press left @0,0
        drag left 53,15
        drag left 55,16
        screen
        release left 55,16
        screen
        press left 55,16
        drag left 20,3
        key Escape
        release left 20,3
        press left 55,16
        release left 55,16
        screen
        """,
    ]

    /// The pin dragged, then its drag called off, then the callout closed and opened by a tap on the map.
    static let draggable = """
        size 80x24
        press left @-75.0060,39.7128
        drag left 50,14
        screen
        release left 50,14
        press left 50,14
        drag left 20,20
        screen
        key Escape
        release left 20,20
        screen
        press left 56,8
        release left 56,8
        wait 600
        press left 10,4
        release left 10,4
        screen
        """
}
