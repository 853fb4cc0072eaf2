Feature: Asking a dealer
  A homeowner who has found a dealer she likes wants to be called, without writing down a number first. She leaves her details on the
  spot, and the card remembers that she did.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | miles | phone      |
      | NIGHT OWL | 1     | 2145550123 |
      | DAY BREAK | 2     |            |

  Rule: The request is for the dealer of the card, and may be given to another

    Scenario: The card's dealer is chosen already
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      Then it is for "Day Break"
      And it says "By pressing submit, you consent to being contacted by a local dealer."

    Scenario: It arrives with everything she typed
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      And she fills it in
      And she sends it
      Then one request has arrived for "Day Break"
      And the request says:
        | First name      | Ann             |
        | Last name       | Doe             |
        | Email           | ann@example.com |
        | Phone           | 972-555-0100    |
        | Street address  | 1200 Main St    |
        | City            | Addison         |
        | State/Province  | Texas           |
        | Zip or postal code | 75001           |

    Scenario: Another dealer is chosen instead
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      And she chooses "Night Owl" instead
      And she fills it in
      And she sends it
      Then one request has arrived for "Night Owl"

    Scenario: The zip that was searched for need not be typed again
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      Then "Zip or postal code" is "75001"

    Scenario: What she has told one dealer need not be typed again for the next
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      And no form is open
      And she connects with "Day Break"
      Then "First name" is "Ann"
      And "Street address" is "1200 Main St"

  Rule: A dealer who has been asked is connected

    Scenario: The card says so as soon as the request is sent
      When Ann looks for dealers near "75001"
      And the card of "Night Owl" says "Connect with Dealer"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then no form is open
      And the card of "Night Owl" says "Connected"
      And the card of "Day Break" says "Connect with Dealer"

    Scenario: It is remembered for the rest of the visit
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      And the card of "Night Owl" says "Connected"
      And she loads the page again
      Then the card of "Night Owl" says "Connected"

    Scenario: A dealer who was recommended to her is connected already
      Given "Day Break" was recommended to Ann
      When Ann looks for dealers near "75001"
      Then the card of "Day Break" says "Connected"
      And the card of "Night Owl" says "Connect with Dealer"

  Rule: A request that was not taken leaves everything as it was

    Scenario: The provider cannot take it
      Given the provider cannot take the next request
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then it says "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-214-555-0123."
      And everything she typed is still there
      And the card of "Night Owl" says "Connect with Dealer"
      And the problem is logged as "Form error"
      When she sends it
      Then no form is open
      And one request has arrived for "Night Owl"

    Scenario: A dealer without a number leaves the site's own to call
      Given the provider cannot take the next request
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      And she fills it in
      And she sends it
      Then it says "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-800-555-0199."

    Scenario: The provider finds fault with an answer
      Given the provider refuses the next request for its "Email": "This address takes no mail."
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then it says of "Email": This address takes no mail.
      And everything she typed is still there
      And the card of "Night Owl" says "Connect with Dealer"

  Rule: Every answer is looked at before it is sent

    Scenario Outline: <field> "<typed>"
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then it says of "<field>": <message>
      And no request has arrived

      Examples:
        | field           | typed           | message                                        |
        | First name      |                 | Please enter your first name                   |
        | First name      | A               | First name must be at least 2 characters       |
        | Last name       |                 | Please enter your last name                    |
        | Last name       | D               | Last name must be at least 2 characters        |
        | Email           |                 | Please enter a valid email address             |
        | Email           | ann@example     | Please enter a valid email address             |
        | Phone           |                 | Enter your phone number.                       |
        | Street address  |                 | Please enter your street address               |
        | Street address  | 1               | Street address must be at least 2 characters   |
        | City            |                 | Please enter your city                         |
        | City            | A               | City must be at least 2 characters             |
        | State/Province  |                 | State is required                              |
        | Zip or postal code |                 | Enter your zip/postal code.                    |

  Rule: Whoever counts hears of each opening and each success once

    Scenario: Opened and sent
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      Then the opening was reported once, for 75001
      And no success was reported
      When she fills it in
      And she sends it
      And no form is open
      Then the success was reported once
      And the opening was reported once, for 75001

    Scenario: A request that failed is no success
      Given the provider cannot take the next request
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      And it says "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-214-555-0123."
      Then no success was reported
