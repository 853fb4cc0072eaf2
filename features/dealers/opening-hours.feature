Feature: Opening hours
  A homeowner whose furnace died tonight needs somebody who answers now. Each dealer's card says whether they are open right now,
  by the dealer's local time. Emergencies are apart from office hours, and nobody is promised an answer on a holiday.

  Background:
    Given these dealers serve 60601 in Chicago, IL:
      | name      | miles | hours             | clocks of | badges                 |
      | LAKE AIR  | 2     | 8:00 AM - 6:00 PM | Chicago   |                        |
      | DUNES AIR | 9     | 8:00 AM - 6:00 PM | New York  |                        |
      | NIGHT AIR | 30    | 8:00 AM - 5:00 PM | Chicago   | 24/7 Emergency Service |

  Scenario: Open now
    Given it is Monday, 4:30 PM in Chicago
    When Ann looks for dealers near "60601"
    Then the card of "Lake Air" says "Open until 6 PM"
    And the card of "Dunes Air" says "Open until 6 PM"
    And the card of "Night Air" says "Open until 5 PM"

  Scenario: A dealer's hours are in the dealer's own time zone
    Given it is Monday, 5:30 PM in Chicago
    When Ann looks for dealers near "60601"
    Then the card of "Lake Air" says "Open until 6 PM"
    And the card of "Dunes Air" says "Closed, opens 8 AM"

  Scenario: At night
    Given it is Sunday, 11:00 PM in Chicago
    When Ann looks for dealers near "60601"
    Then the card of "Lake Air" says "Closed, opens 8 AM"
    And the card of "Night Air" says "Office closed, answers emergencies 24/7"

  @smoke
  Scenario: A page that stays open keeps up with the time
    Given it is Monday, 5:58 PM in Chicago
    When Ann looks for dealers near "60601"
    Then the card of "Lake Air" says "Open until 6 PM"
    When 3 minutes pass
    Then the card of "Lake Air" says "Closed, opens 8 AM"

  Scenario: Hours in words
    Given these dealers serve 60602 in Chicago, IL:
      | name     | hours          | clocks of |
      | SLOW AIR | By appointment | Chicago   |
    And it is Tuesday, 10:00 AM in Chicago
    When Ann looks for dealers near "60602"
    Then the card of "Slow Air" says "Tuesday: By appointment"

  Scenario: Open dealers come first
    Given it is Monday, 5:30 PM in Chicago
    And these dealers serve 60603 in Chicago, IL:
      | name      | miles | hours             | clocks of | badges                 |
      | DUNES AIR | 1     | 8:00 AM - 6:00 PM | New York  |                        |
      | NIGHT AIR | 30    | 8:00 AM - 5:00 PM | Chicago   | 24/7 Emergency Service |
      | LAKE AIR  | 9     | 8:00 AM - 6:00 PM | Chicago   |                        |
    When Ann looks for dealers near "60603"
    And she sorts by "Open now"
    Then she sees the dealers "Lake Air", "Night Air" and "Dunes Air"

  @scripts-off
  Scenario: In a browser that runs no scripts, the card shows the week's hours
    Given Ann's browser runs no scripts
    When Ann looks for dealers near "60601"
    Then the card of "Lake Air" says "Mon-Sun: 8:00 AM - 6:00 PM"
    And the card of "Night Air" says "Answers emergencies 24/7"

  Rule: In an emergency, the dealers who answer now come before everything else

    Scenario: No heat at night
      Given it is Sunday, 11:00 PM in Chicago
      When Ann looks for dealers near "60601"
      And she follows "No heat or cooling right now?"
      Then she reads "Call now: they answer 24/7"
      And she reads "While it rings: three safe checks"

  Rule: On a public holiday hours may differ

    Background:
      Given these dealers serve 60604 in Chicago, IL:
        | name        | town          | miles | hours             | clocks of | badges                 |
        | LAKE AIR    | Chicago, IL   | 2     | 8:00 AM - 6:00 PM | Chicago   |                        |
        | NIGHT AIR   | Chicago, IL   | 30    | 8:00 AM - 5:00 PM | Chicago   | 24/7 Emergency Service |
        | ONTARIO AIR | Toronto, ON   | 40    | 8:00 AM - 6:00 PM | Toronto   |                        |

    Scenario Outline: <holiday>
      Given it is <day>, 11:00 AM in Chicago
      When Ann looks for dealers near "60604"
      Then the card of "Lake Air" says "<in Chicago>"
      And the card of "Ontario Air" says "<in Toronto>"

      Examples:
        | holiday               | day               | in Chicago                                 | in Toronto                         |
        | Thanksgiving          | November 26, 2026 | Thanksgiving: hours may differ             | Open until 6 PM                    |
        | Canadian Thanksgiving | October 12, 2026  | Open until 6 PM                            | Thanksgiving: hours may differ     |
        | Christmas             | December 25, 2026 | Christmas Day: hours may differ            | Christmas Day: hours may differ    |
        | Canada Day            | July 1, 2026      | Open until 6 PM                            | Canada Day: hours may differ       |
        | Labour Day            | September 7, 2026 | Labor Day: hours may differ                | Labour Day: hours may differ       |
        | Fourth of July        | July 3, 2026      | Independence Day (observed): hours may differ | Open until 6 PM                 |

    Scenario: Dealers who answer 24/7 come first
      Given it is November 26, 2026, 11:00 AM in Chicago
      When Ann looks for dealers near "60604"
      And she sorts by "Open now"
      Then she sees the dealers "Night Air", "Ontario Air" and "Lake Air"
      And the card of "Night Air" says "Thanksgiving: hours may differ, answers emergencies 24/7"

    Scenario: The evening before does not promise an opening
      Given it is November 25, 2026, 8:00 PM in Chicago
      When Ann looks for dealers near "60604"
      Then the card of "Lake Air" says "Closed now. Thanksgiving: hours may differ"

  Rule: A dealer announces special hours

    Background:
      Given these dealers serve 60605 in Chicago, IL:
        | name      | hours             | clocks of | special hours                                   |
        | LAKE AIR  | 8:00 AM - 6:00 PM | Chicago   | 2026-11-26 closed; 2026-12-24 8:00 AM - noon    |

    Scenario: They replace the hours of the week
      Given it is November 26, 2026, 11:00 AM in Chicago
      When Ann looks for dealers near "60605"
      Then the card of "Lake Air" says "Closed, opens 8 AM"

    Scenario: They are shown from a week before
      Given it is November 19, 2026, 11:00 AM in Chicago
      When Ann looks for dealers near "60605"
      Then the card of "Lake Air" says "Open until 6 PM"
      And the card of "Lake Air" says "Thursday, November 26: Closed"

    Scenario: Special hours on the last day before Christmas
      Given it is December 24, 2026, 11:00 AM in Chicago
      When Ann looks for dealers near "60605"
      Then the card of "Lake Air" says "Open until 12 PM"

  Rule: Clocks change at night, and the hours stay

    Scenario Outline: On the <morning>
      Given it is <day>, <time> in Chicago
      When Ann looks for dealers near "60601"
      Then the card of "Lake Air" says "<text>"

      Examples:
        | morning                 | day              | time    | text               |
        | last summer-time night  | October 31, 2026 | 9:00 PM | Closed, opens 8 AM |
        | first winter-time day   | November 1, 2026 | 7:59 AM | Closed, opens 8 AM |
        | first winter-time hours | November 1, 2026 | 8:00 AM | Open until 6 PM    |
        | first summer-time day   | March 8, 2026    | 8:00 AM | Open until 6 PM    |
