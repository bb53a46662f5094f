import Tactus

/// What is there when the program is tried for the first time.
extension Library {
    static func samples(now: @escaping () -> Moment = { Moment.now }) -> Library {
        let library = Library(now: now)
        let kitchen = library.addFolder(named: "Kitchen")
        let workshop = library.addFolder(named: "Workshop")
        let travels = library.addFolder(named: "Travels")
        let today = now()
        func add(_ title: String, _ text: String, _ folder: Folder.ID, _ daysAgo: Int, _ minute: Int) {
            let moment = Moment(date: today.date - daysAgo, time: TimeOfDay(minuteOfDay: minute))
            library.add(title: title, text: text, to: folder, edited: moment)
        }
        add(
            "Seven bridges of Prague",
            "Start at the tram stop below Vyšehrad, before eight. The light comes from "
                + "behind the castle in the evening, so walk the bridges northwards.", travels, 61, 600)
        add(
            "Packing list",
            "Rain jacket\nThe small stove\nTwo maps, one of paper\nCharger, adapter\nA book that may get "
                + "wet", travels, 33, 1100)
        add(
            "Lathe, second-hand",
            "Bed 600 mm between centres, three-jaw chuck, no change gears for metric threads.\n\n"
                + "Ask for the steady rest. Bring a dial indicator.", workshop, 12, 830)
        add(
            "Oil for the bench",
            "Two thin coats of linseed oil, a day apart. Wipe off what is left after twenty "
                + "minutes. Lay the rags out flat to dry: they heat up by themselves.", workshop, 5, 1215)
        add(
            "Ferry timetable", "Out: 7:40, 10:15, 16:30\nBack: 9:00, 14:45, 19:20\nNo boat on Mondays.", travels, 4, 480
        )
        add(
            "Rye bread",
            """
            Evening: 50 g starter, 200 g rye flour, 250 g warm water. Leave it until it smells of apples.

            Morning: 300 g rye flour, 150 g wheat flour, 12 g salt, a spoon of honey, 200 g water. It is a batter rather \
            than a dough: do not knead it.

            Fill a tin to two thirds, wait until it reaches the rim, then bake:
            – 15 minutes at 250°
            – 45 minutes at 190°

            It is better on the second day.
            """, kitchen, 1, 1180)
        add(
            "What the lamp needs",
            "A switch that can be found in the dark, two metres of cloth cable, and a shade "
                + "that is not made of paper.", workshop, 1, 560)
        add(
            "Soup for twelve",
            "Three onions, a whole celeriac, six carrots, white beans soaked overnight. "
                + "Bay leaves out before it is served.", kitchen, 0, 545)
        let rye = library.notes.first { $0.title == "Rye bread" }
        if let rye { library.setPinned(true, rye.id) }
        return library
    }
}
