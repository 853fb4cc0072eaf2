Feature: When no dealer matches
  A page that says "nothing" and stops is a dead end. Ours says why no dealer matches, what clearing a filter would change,
  and who is nearest outside the area.

  Rule: When filters hide every dealer, the page says why

    Background:
      Given these dealers serve 75001 in Addison, TX:
        | name      | miles | badges                 |
        | NIGHT OWL | 1     | 24/7 Emergency Service |
        | DAY BREAK | 2     | NATE Certified         |
        | MORNING   | 3     | NATE Certified         |

    Scenario: How many dealers each filter hides
      When Ann looks for dealers near "75001"
      And she checks the filter "NATE Certified"
      And she checks the filter "24/7"
      Then she reads "Sorry, we can’t find any dealers to match your request."
      And she reads "You can try adjusting your filters for better results."
      And she reads "The 24/7 filter hides 2 of 3 dealers."
      And she reads "The NATE Certified filter hides 1 of 3 dealers."

    Scenario: Clearing one filter
      When Ann looks for dealers near "75001"
      And she checks the filter "NATE Certified"
      And she checks the filter "24/7"
      And she follows "Show 2 dealers without the 24/7 filter"
      Then she sees the dealers "Day Break" and "Morning"
      And the filter button says "Filter (1)"

    @scripts-off @smoke
    Scenario: Clearing one filter, in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann opens the dealers near "75001" with the filter "Charter Members"
      And she follows "Show 3 dealers without the Charter Members filter"
      Then she reads "Showing 1-3 of 3"

    Scenario: The nearest matching dealers outside the area
      Given these dealers are the nearest outside 75001:
        | name     | miles | badges         |
        | FAR AIR  | 61    | Charter Member |
        | FAR HEAT | 70    |                |
      When Ann looks for dealers near "75001"
      And she checks the filter "Charter Members"
      Then she sees the nearest dealer "Far Air", "61 miles away"

  Rule: A slip of the thumb still leads to a dealer

    Background:
      Given these dealers serve 75001 in Addison, TX:
        | name      | miles | phone      |
        | NIGHT OWL | 1     | 2145550123 |
        | DAY BREAK | 2     | 9725550100 |

    Scenario Outline: "<typed>" is a slip
      When Ann looks for dealers near "<typed>"
      Then she can choose "<guess>"
      And she reads "<heading>"
      And the card of "Night Owl" says "1-214-555-0123"
      And she reads "We found 0 dealers servicing near <typed>"
      When she follows "<guess>"
      Then she reads "Showing 1-2 of 2"

      Examples:
        | typed   | guess                             | heading                                             |
        | 7500l   | Did you mean 75001 (Addison, TX)? | Our best guess: dealers near 75001 (Addison, TX)    |
        | 75OO1x  | Did you mean 75001 (Addison, TX)? | Our best guess: dealers near 75001 (Addison, TX)    |
        | Adisson | Did you mean Addison, TX 75001?   | Our best guess: dealers near Addison, TX 75001      |

    @scripts-off
    Scenario: In a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "7500l"
      And she follows "Did you mean 75001 (Addison, TX)?"
      Then she reads "Showing 1-2 of 2"

  Rule: Somebody who types a danger instead of a place reads at once what to do

    Scenario Outline: "<typed>"
      When Ann looks for dealers near "<typed>"
      Then she reads "<title>"
      And she reads "<first step>"
      And she can choose "Outside? Call 911"

      Examples:
        | typed       | title                                                   | first step                               |
        | I smell gas | If you smell gas                                        | Leave right away. Take everyone with you. |
        | CO alarm    | If a carbon monoxide alarm sounds, or people feel sick | Move everyone to fresh air.              |

  Rule: An area without dealers shows the nearest dealers

    Scenario: The nearest dealers and their distance
      Given these dealers are the nearest outside 99723:
        | name        | miles |
        | ARCTIC AIR  | 502.3 |
        | TUNDRA HEAT | 731   |
      When Ann looks for dealers near "99723"
      Then she reads "We found 0 dealers servicing near 99723"
      And she sees the nearest dealers "Arctic Air", "502 miles away" and "Tundra Heat", "731 miles away"

    Scenario: If the nearest dealers are unknown, the page gives advice
      When Ann looks for dealers near "99723"
      Then she reads "Check that the zip or postal code is right, or expand your search to neighboring zips."
      And she can choose "Find more dealers"
      And she is offered no filters

    Scenario: The schedule page adds a phone number and hours
      When Ann opens the schedule page for "99723"
      Then she reads "Or call us at 1-800-555-0199, Mon-Fri 7am-5pm CST."
