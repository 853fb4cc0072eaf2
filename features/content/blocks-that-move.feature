Feature: Blocks that move
  Cards, quotes and tabs of which not all have room stand in a row, and are turned like pages. What moves by itself gives time to read, and stands
  still for who wants it to.

  Background:
    Given an editor has published the page "Comfort"

  Rule: So many stand side by side as the editor has chosen, and never more than a smaller screen takes

    Scenario Outline: Four on a desktop; on a <screen>
      Given Ann has a <screen>
      And on it stands a carousel of "Filters", "Vents", "Ducts", "Coils" and "Fans":
        | side by side on a desktop | 4 |
      When Ann opens the page "Comfort"
      Then she has <before her> before her

      Examples:
        | screen  | before her                              |
        | desktop | "Filters", "Vents", "Ducts" and "Coils" |
        | phone   | "Filters"                               |

  Rule: A row has ends, unless its editor wants none

    Scenario: At the end there is nothing to turn to
      Given on it stands a carousel of "Filters", "Vents", "Ducts" and "Coils"
      When Ann opens the page "Comfort"
      And she turns to the next
      Then she has "Vents", "Ducts" and "Coils" before her
      And she cannot turn to the next

    Scenario: Without ends the first follows the last
      Given on it stands a carousel of "Filters", "Vents" and "Ducts":
        | side by side on a desktop | 2   |
        | without ends              | yes |
      When Ann opens the page "Comfort"
      And she turns to the previous
      Then she has "Ducts" and "Filters" before her
      When she turns to the next
      Then she has "Filters" and "Vents" before her

  Rule: What moves by itself waits as many seconds as its editor says, and ten where that is none

    Scenario Outline: <seconds> said
      Given on it stands a carousel of "Filters", "Vents" and "Ducts":
        | side by side on a desktop | 1         |
        | moves by itself after     | <seconds> |
      When Ann opens the page "Comfort"
      And she lets it play
      And <almost> seconds go by
      Then she has "Filters" before her
      When 1 second goes by
      Then she has "Vents" before her

      Examples:
        | seconds | almost |
        | 4       | 3      |
        | 0       | 9      |

  Rule: It stands still for who wants it to

    Scenario: It stands still until she lets it play, and again once she pauses it
      Given Ann prefers less motion
      And on it stand tabs "Size", "System" and "Care" that change every 5 seconds
      When Ann opens the page "Comfort"
      And 60 seconds go by
      Then she has "Size" before her
      When she lets it play
      And 5 seconds go by
      Then she has "System" before her
      When she pauses it
      And 60 seconds go by
      Then she has "System" before her

  Rule: A tab brings its panel, wherever it stands in the row

    Scenario: The last of three
      Given on it stand tabs "Size", "System" and "Care" that change every 0 seconds
      When Ann opens the page "Comfort"
      And she chooses the tab "Care"
      Then she has "Care" before her
