Feature: Local dealers on the home page
  Anyone can promise local pros. As soon as the home page knows the area, it says how many dealers serve it and names the two
  with the best ratings.

  Background:
    Given these dealers serve 60601 in Chicago, IL:
      | name      | rating | reviews |
      | FAIR AIR  | 4.2    | 900     |
      | NEW HERE  |        | 0       |
      | LAKE HVAC | 4.9    | 31      |
      | NIGHT OWL | 4.9    | 1204    |

  Rule: Once the area is known, the home page shows its dealers

    Scenario: After a search
      When Ann opens the schedule page for "60601"
      And Ann opens the home page
      Then the home page says "4 dealers near 60601"
      And the home page shows these local dealers:
        | Night Owl | 4.9 (1,204 reviews) |
        | Lake HVAC | 4.9 (31 reviews)    |

    Scenario: From an address with a zip, without scripts
      Given Ann's browser runs no scripts
      When Ann opens the home page for "60601"
      Then the home page says "4 dealers near 60601"
      And the home page shows these local dealers:
        | Night Owl | 4.9 (1,204 reviews) |
        | Lake HVAC | 4.9 (31 reviews)    |

    Scenario: After the area is changed
      Given the dealer "Nordic Comfort" serves 55401
      When Ann opens the home page for "60601"
      Then the home page says "4 dealers near 60601"
      When she updates her location to "55401"
      Then the home page says "1 dealer near 55401"

  Rule: The number is the number of the list, and the ratings lead to it

    Scenario: All dealers of the area
      When Ann opens the home page for "60601"
      And she chooses "Lake HVAC" among the local dealers
      Then she sees the dealers "Night Owl", "Lake HVAC", "Fair Air"
      And she reads "Showing 1-3 of 4"

  Rule: Where no dealer is known, the home page promises none

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
