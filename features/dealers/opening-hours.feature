Feature: Opening hours
  A homeowner whose furnace died tonight needs somebody who answers now. Each dealer's card says whether they are open right now,
  by the dealer's local time, and a dealer who answers around the clock is never shown as closed.

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
    And the card of "Night Air" says "Answers 24/7"

  Scenario: A dealer's hours are in the dealer's own time zone
    Given it is Monday, 5:30 PM in Chicago
    When Ann looks for dealers near "60601"
    Then the card of "Lake Air" says "Open until 6 PM"
    And the card of "Dunes Air" says "Closed, opens 8 AM"

  Scenario: At night
    Given it is Sunday, 11:00 PM in Chicago
    When Ann looks for dealers near "60601"
    Then the card of "Lake Air" says "Closed, opens 8 AM"
    And the card of "Night Air" says "Answers 24/7"

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
    And the card of "Night Air" says "Answers 24/7"
