Feature: Finding a dealer
  A homeowner whose furnace died tonight wants to know who nearby can help, how good they are
  and which number to call. A zip or postal code is all that we ask for.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name                       | town           | miles | rating | reviews | phone      | badges                             |
      | ACE HVAC AND A/C LLC       | Addison, TX    | 1.5   | 4.7    | 128     | 2145550123 | comfort-specialist, nate-certified |
      | SONS OF COMFORT            | Carrollton, TX | 3.2   |        | 0       | 9725550144 |                                    |
      | DALLAS NORTH HOME COMFORT  | Dallas, TX     | 12.4  | 5      | 1       |            | emergency-service, leasing         |

  Rule: A US zip or a Canadian postal code finds the dealers who serve it

    Scenario: A zip finds the dealers of its area
      When Ann looks for dealers near "75001"
      Then she sees these dealers:
        | name                      | town           | distance       |
        | Ace HVAC and A/C LLC      | Addison, TX    | 1.5 miles away |
        | Sons of Comfort           | Carrollton, TX | 3.2 miles away |
        | Dallas North Home Comfort | Dallas, TX     | 12 miles away  |
      And she reads "Dealers near Addison, TX 75001"
      And she reads "Showing 1-3 of 3"

    @scripts-off
    Scenario: It works in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      Then she sees the dealers "Ace HVAC and A/C LLC", "Sons of Comfort" and "Dallas North Home Comfort"
      And she reads "Showing 1-3 of 3"

    Scenario Outline: A code is understood however it is written
      Given the dealer "Nordic Comfort" serves <area>
      When Ann looks for dealers near "<typed>"
      Then she sees the dealer "Nordic Comfort"
      And the dealers were asked for <area>

      Examples:
        | typed      | area    |
        | 90210-1234 | 90210   |
        | M5V 3L9    | M5V 3L9 |
        | h2y1c6     | H2Y 1C6 |
        | K1A-0B1    | K1A 0B1 |
        |  02139     | 02139   |

    Scenario: The address of the result can be shared
      When Ann looks for dealers near "75001"
      And she loads the page again
      Then she sees the dealers "Ace HVAC and A/C LLC", "Sons of Comfort" and "Dallas North Home Comfort"

    Scenario: Going back leads to the search before
      Given the dealer "Nordic Comfort" serves 55401
      When Ann looks for dealers near "75001"
      And she looks for dealers near "55401"
      And she goes back
      Then she sees the dealers "Ace HVAC and A/C LLC", "Sons of Comfort" and "Dallas North Home Comfort"

  Rule: A card says who the dealer is, how good and which number to call

    Scenario: A dealer with reviews, badges and a phone
      When Ann looks for dealers near "75001"
      Then the card of "Ace HVAC and A/C LLC" says "4.7 (128 reviews)"
      And the card of "Ace HVAC and A/C LLC" says "1-214-555-0123"
      And the card of "Ace HVAC and A/C LLC" shows the badges "Comfort Specialist" and "NATE Certified"

    Scenario: One review is one review
      When Ann looks for dealers near "75001"
      Then the card of "Dallas North Home Comfort" says "5.0 (1 review)"

    Scenario: A rating shows only above 0 reviews
      When Ann looks for dealers near "75001"
      Then the card of "Sons of Comfort" says "No reviews yet"
      And the card of "Sons of Comfort" shows no badges

    Scenario: A dealer without a number says so
      When Ann looks for dealers near "75001"
      Then the card of "Dallas North Home Comfort" says "No phone number listed"

  Rule: Where nobody serves, the page says so and tells what to do

    Scenario: An area without dealers
      When Ann looks for dealers near "99723"
      Then she reads "We found 0 dealers servicing near 99723"
      And she can go on to "Find more dealers"

    Scenario Outline: What cannot be a code is not looked up
      When Ann looks for dealers near "<typed>"
      Then she reads "We found 0 dealers servicing near <typed>"
      And no dealers were asked for

      Examples:
        | typed |
        | abcde |
        | 7500  |

    Scenario: An empty box asks for nothing
      When Ann looks for dealers near ""
      Then she reads "Enter a zip or postal code to see the dealers who serve it."
      And no dealers were asked for

  Rule: The code of an accepted search is remembered

    Scenario: The header serves the area that was searched last
      When Ann looks for dealers near "75001"
      Then the site says that it serves 75001

    Scenario: What is no code is not remembered
      When Ann looks for dealers near "abcde"
      Then she reads "We found 0 dealers servicing near abcde"
      And the site does not know her area
