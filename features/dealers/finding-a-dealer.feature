Feature: Finding a dealer
  A homeowner whose furnace died tonight wants to know who nearby can help, how good they are and which number to call. All we ask
  for is a zip or postal code.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name                      | town           | miles | rating | reviews | phone      | badges                             |
      | ACE HVAC AND A/C LLC      | Addison, TX    | 1.5   | 4.7    | 128     | 2145550123 | Comfort Specialist, NATE Certified |
      | SONS OF COMFORT           | Carrollton, TX | 3.2   |        | 0       | 9725550144 |                                    |
      | DALLAS NORTH HOME COMFORT | Dallas, TX     | 12.4  | 5      | 1       |            | 24/7 Emergency Service, Leasing    |

  Rule: A US zip or a Canadian postal code finds the dealers who serve it

    Scenario: A zip finds the dealers who serve its area
      When Ann looks for dealers near "75001"
      Then she sees these dealers:
        | name                      | town           | distance       |
        | Ace HVAC and A/C LLC      | Addison, TX    | 1.5 miles away |
        | Sons of Comfort           | Carrollton, TX | 3.2 miles away |
        | Dallas North Home Comfort | Dallas, TX     | 12 miles away  |
      And she reads "Dealers near Addison, TX 75001"
      And she reads "Showing 1-3 of 3"

    Scenario: The page's title follows the latest search
      Given these dealers serve 60601 in Chicago, IL:
        | name           | town        | miles |
        | NORDIC COMFORT | Chicago, IL | 2     |
      When Ann looks for dealers near "75001"
      Then the page is titled "Dealers near Addison, TX 75001 | RunTru"
      When she looks for dealers near "60601"
      Then the page is titled "Dealers near Chicago, IL 60601 | RunTru"

    @scripts-off
    Scenario: The search works in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      Then she sees the dealers "Ace HVAC and A/C LLC", "Sons of Comfort" and "Dallas North Home Comfort"
      And she reads "Showing 1-3 of 3"

    Scenario Outline: A code can be written in several ways
      Given the dealer "Nordic Comfort" serves <area>
      When Ann looks for dealers near "<typed>"
      Then she sees the dealer "Nordic Comfort"
      And the provider was asked about <area>

      Examples:
        | typed      | area    |
        | 90210-1234 | 90210   |
        | M5V 3L9    | M5V 3L9 |
        | h2y1c6     | H2Y 1C6 |
        | K1A-0B1    | K1A 0B1 |
        | 02139      | 02139   |
        | 90210 1234 | 90210   |
        | 902101234  | 90210   |
        | 90210.     | 90210   |
        | K1A – 0B1  | K1A 0B1 |
        | １０００１     | 10001   |

    Scenario Outline: A code is found in a pasted address
      Given the dealer "Nordic Comfort" serves <area>
      When Ann looks for dealers near "<pasted>"
      Then she sees the dealer "Nordic Comfort"
      And the provider was asked about <area>

      Examples:
        | pasted                             | area    |
        | 1200 Main St, Dallas, TX 75201     | 75201   |
        | 12345 Oak Ave, Dallas TX 75201, US | 75201   |
        | 290 Bremner Blvd, Toronto M5V 3L9  | M5V 3L9 |

    Scenario: The first half of a Canadian code finds an area, which the page calls approximate
      Given the dealer "Nordic Comfort" serves M5V 1A1
      When Ann looks for dealers near "m5v"
      Then she sees the dealer "Nordic Comfort"
      And she reads "Dealers near M5V (approximate)"

    Scenario: A town's name leads to the dealers near it
      When Ann looks for dealers near "Addison, TX"
      Then she reads "Did you mean one of these places?"
      When she follows "Addison, TX 75001"
      Then she reads "Showing 1-3 of 3"

    @scripts-off
    Scenario: A town's name, in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "Addison, TX"
      And she follows "Addison, TX 75001"
      Then she reads "Showing 1-3 of 3"

  Rule: A search can be shared and returned to

    Scenario: Opening the same results again
      When Ann looks for dealers near "75001"
      And she reloads the page
      Then she sees the dealers "Ace HVAC and A/C LLC", "Sons of Comfort" and "Dallas North Home Comfort"

    @smoke
    Scenario: Going back shows the previous search
      Given the dealer "Nordic Comfort" serves 55401
      When Ann looks for dealers near "75001"
      And she looks for dealers near "55401"
      And she goes back
      Then she sees the dealers "Ace HVAC and A/C LLC", "Sons of Comfort" and "Dallas North Home Comfort"

  Rule: A card shows who the dealer is, how good they are and which number to call

    Scenario: A dealer with reviews, badges and a phone number
      When Ann looks for dealers near "75001"
      Then the card of "Ace HVAC and A/C LLC" says "4.7 (128 reviews)"
      And the card of "Ace HVAC and A/C LLC" says "1-214-555-0123"
      And the card of "Ace HVAC and A/C LLC" shows the badges "Comfort Specialist" and "NATE Certified"

    Scenario: What sets a dealer apart from the others comes first
      Given these dealers serve 75006 in Carrollton, TX:
        | name      | miles | badges                                             |
        | HOT STUFF | 1     | Comfort Specialist, NATE Certified, Charter Member |
        | COOL AIR  | 2     | Comfort Specialist, NATE Certified                 |
        | FAIR AIR  | 3     | NATE Certified, Leasing                            |
      When Ann looks for dealers near "75006"
      Then the card of "Hot Stuff" shows the badges "Comfort Specialist", "Charter Member" and "NATE Certified"
      And the card of "Fair Air" shows the badges "Leasing" and "NATE Certified"

    Scenario: A single review is counted in the singular
      When Ann looks for dealers near "75001"
      Then the card of "Dallas North Home Comfort" says "5.0 (1 review)"

    Scenario: A dealer without reviews shows no rating
      When Ann looks for dealers near "75001"
      Then the card of "Sons of Comfort" says "No reviews yet"
      And the card of "Sons of Comfort" shows no badges

    Scenario: A dealer without a phone number
      When Ann looks for dealers near "75001"
      Then the card of "Dallas North Home Comfort" says "No phone number listed"

  Rule: If no dealer serves the area, the page says so and offers a next step

    Scenario: An area without dealers
      When Ann looks for dealers near "99723"
      Then she reads "We found 0 dealers servicing near 99723"
      And she can choose "Find more dealers"

  Rule: What is no code, and resembles none, is not looked up

    Scenario Outline: "<typed>" is not a code
      When Ann looks for dealers near "<typed>"
      Then she reads "We found 0 dealers servicing near <typed>"
      And the provider was not asked

      Examples:
        | typed |
        | abcde |
        | 750   |

    Scenario: Nothing was typed
      When Ann looks for dealers near ""
      Then she reads "Enter a zip or postal code to see the dealers who serve it."
      And the provider was not asked

  Rule: The site remembers the area of the last search

    Scenario: The header shows the area
      When Ann looks for dealers near "75001"
      Then the site says that it serves 75001

    Scenario: A text that is not a code is not remembered
      When Ann looks for dealers near "abcde"
      Then she reads "We found 0 dealers servicing near abcde"
      And the site does not know her area
