Feature: A page for every dealer
  People find a dealer and show them to their family, or come back tomorrow. Each dealer has a page with everything the site knows
  about them, and with other dealers nearby.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | town           | miles | rating | reviews | badges                                 |
      | NIGHT OWL | Addison, TX    | 1     | 4.5    | 23      | 24/7 Emergency Service, NATE Certified |
      | DAY BREAK | Carrollton, TX | 2     |        | 0       | NATE Certified                         |
      | OLD TIMER | Dallas, TX     | 3     | 4.0    | 8       | Charter Member                         |
      | FAR SIGHT | Plano, TX      | 14    | 5.0    | 2       |                                        |
      | TOO FAR   | Allen, TX      | 20    |        | 0       |                                        |

  Rule: A dealer's card links to the dealer's page

    Scenario: The dealer comes first, then the three nearest others
      When Ann looks for dealers near "75001"
      And she follows "Day Break"
      Then the page is titled "Day Break, Carrollton, TX | RunTru"
      And she sees the dealers "Day Break", "Night Owl", "Old Timer" and "Far Sight"

    Scenario: The dealer's distance and strengths
      When Ann looks for dealers near "75001"
      And she follows "Night Owl"
      Then the card of "Night Owl" says "1 mile away"
      And she reads "Takes emergency calls around the clock, weekends and holidays included."
      And she reads "Other dealers near 75001"

    Scenario: From one dealer to the next
      When Ann looks for dealers near "75001"
      And she follows "Day Break"
      And she follows "Old Timer"
      Then the page is titled "Old Timer, Dallas, TX | RunTru"

  Rule: Visitors contact a dealer from the page the same way as from the card

    Scenario: A request to the page's dealer
      When Ann looks for dealers near "75001"
      And she follows "Day Break"
      And she connects with "Day Break"
      Then the form is for "Day Break"
      And "Zip or postal code" is "75001"

    Scenario: A request to a dealer nearby
      When Ann looks for dealers near "75001"
      And she follows "Day Break"
      And she connects with "Night Owl"
      Then the form is for "Night Owl"

  Rule: The page works without scripts

    Scenario: Following a card without scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      And she follows "Night Owl"
      Then the page is titled "Night Owl, Addison, TX | RunTru"
      And the card of "Night Owl" says "1 mile away"
