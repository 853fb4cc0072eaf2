Feature: Local dealers on the home page
  Anyone can promise local pros. As soon as the home page knows the area, it shows how many dealers serve it and what
  customers wrote about the nearest ones, good or bad.

  Background:
    Given these dealers serve 60601 in Chicago, IL:
      | name      | rating | reviews | miles |
      | FAIR AIR  | 4.2    | 900     | 3     |
      | NEW HERE  |        | 0       | 1     |
      | LAKE HVAC | 4.9    | 31      | 2     |
      | NIGHT OWL | 4.9    | 1204    | 4     |
      | FAR AWAY  | 5.0    | 8       | 40    |
    And customers wrote about these dealers:
      | dealer    | customer | date       | review              |
      | FAIR AIR  | Ray B.   | 2026-09-14 | Cold again by noon. |
      | LAKE HVAC | Amy P.   | 2026-11-02 | Quick and kind.     |
      | NIGHT OWL | Lou D.   | 2026-10-20 | Came at midnight.   |
      | FAR AWAY  | Zoe K.   | 2026-11-20 | Worth the drive.    |

  Rule: Once the area is known, the home page shows reviews of its nearest dealers, those that tell the most first

    Scenario: After a search
      When Ann opens the schedule page for "60601"
      And Ann opens the home page
      Then the home page says "5 dealers near 60601"
      And the home page shows these reviews:
        | Ray B., September 14, 2026 | Cold again by noon. | Fair Air  |
        | Lou D., October 20, 2026   | Came at midnight.   | Night Owl |
        | Amy P., November 2, 2026   | Quick and kind.     | Lake HVAC |

    Scenario: From an address with a zip, without scripts
      Given Ann's browser runs no scripts
      When Ann opens the home page for "60601"
      Then the home page says "5 dealers near 60601"
      And the home page shows these reviews:
        | Ray B., September 14, 2026 | Cold again by noon. | Fair Air  |
        | Lou D., October 20, 2026   | Came at midnight.   | Night Owl |
        | Amy P., November 2, 2026   | Quick and kind.     | Lake HVAC |

    Scenario: After the area is changed
      Given the dealer "Nordic Comfort" serves 55401
      When Ann opens the home page for "60601"
      Then the home page says "5 dealers near 60601"
      When she updates her location to "55401"
      Then the home page says "1 dealer near 55401"

  Rule: The home page and the list show the same number of dealers

    @smoke
    Scenario: All dealers of the area
      When Ann opens the home page for "60601"
      And she chooses "See all 5 dealers" among the local dealers
      Then she reads "Showing 1-3 of 5"

  Rule: The page says how dealers are checked

    Scenario: In one sentence with a link
      When Ann opens the home page
      Then the page says "We keep the badge records. Customers write the reviews. How dealers are checked"
      And "How dealers are checked" leads to the page "How dealers are checked"

  Rule: If no dealer is known, the home page promises none

    Scenario: Before the area is known
      When Ann opens the home page
      Then the home page names no local dealers
      And the provider was not asked

    Scenario: An area without dealers
      When Ann opens the home page for "99950"
      Then the home page names no local dealers

    Scenario: The look-up fails
      Given Ann's browser runs no scripts
      And the provider fails the next search
      When Ann opens the home page for "60601"
      Then the home page names no local dealers
