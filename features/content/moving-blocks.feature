Feature: Blocks that move
  Cards, quotes and tabs that do not all fit on the screen are in a row that moves. A row that moves by itself leaves time to read,
  and stays still for visitors who prefer that.

  Background:
    Given an editor has published the page "Comfort"

  Rule: A row shows as many cards as the editor chooses, if the screen has room for them

    Scenario Outline: Four on a desktop, seen on a <screen>
      Given Ann has a <screen>
      And the page has a carousel of "Filters", "Vents", "Ducts", "Coils" and "Fans":
        | side by side on a desktop | 4 |
      When Ann opens the page "Comfort"
      Then she sees <in view>

      Examples:
        | screen  | in view                                 |
        | desktop | "Filters", "Vents", "Ducts" and "Coils" |
        | phone   | "Filters"                               |

  Rule: A row ends at its first and last card, unless the editor lets it loop

    @browser-only
    Scenario: A row that ends
      Given the page has a carousel of "Filters", "Vents", "Ducts" and "Coils"
      When Ann opens the page "Comfort"
      And she moves to the next
      Then she sees "Vents", "Ducts" and "Coils"
      And she cannot move to the next

    @browser-only
    Scenario: A row that loops
      Given the page has a carousel of "Filters", "Vents" and "Ducts":
        | side by side on a desktop | 2   |
        | loops                     | yes |
      When Ann opens the page "Comfort"
      And she moves to the previous
      Then she sees "Ducts" and "Filters"
      When she moves to the next
      Then she sees "Filters" and "Vents"

  Rule: A row that moves by itself waits as long as the editor says, ten seconds by default

    @browser-only
    Scenario Outline: The editor says <seconds> seconds
      Given the page has a carousel of "Filters", "Vents" and "Ducts":
        | side by side on a desktop | 1         |
        | advances after            | <seconds> |
      When Ann opens the page "Comfort"
      And she starts it
      And <almost> seconds pass
      Then she sees "Filters"
      When 1 second passes
      Then she sees "Vents"

      Examples:
        | seconds | almost |
        | 4       | 3      |
        | 0       | 9      |

  Rule: Visitors who prefer less motion start and pause the row themselves

    @browser-only
    Scenario: Started, then paused
      Given Ann prefers less motion
      And the page has tabs "Size", "System" and "Care" that change every 5 seconds
      When Ann opens the page "Comfort"
      And 60 seconds pass
      Then she sees "Size"
      When she starts it
      And 5 seconds pass
      Then she sees "System"
      When she pauses it
      And 60 seconds pass
      Then she sees "System"

  Rule: Choosing a tab shows its panel

    @browser-only
    Scenario: The last of three
      Given the page has tabs "Size", "System" and "Care" that change every 0 seconds
      When Ann opens the page "Comfort"
      And she chooses the tab "Care"
      Then she sees "Care"
