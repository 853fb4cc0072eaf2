Feature: Asking a dealer
  A homeowner who has found a dealer they like wants a callback, without writing down a number first. They leave their details
  right there, and the card shows that they did.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | miles | phone      |
      | NIGHT OWL | 1     | 2145550123 |
      | DAY BREAK | 2     |            |

  Rule: The request goes to the card's dealer, unless another is chosen

    Scenario: The card's dealer is already selected
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      Then the form is for "Day Break"
      And it says "By pressing Request a call, you consent to being contacted by a local dealer."

    Scenario: The request arrives with everything she typed
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      And she fills it in
      And she sends it
      Then one request has arrived for "Day Break"
      And the request says:
        | First name         | Ann             |
        | Last name          | Doe             |
        | Email              | ann@example.com |
        | Phone              | 972-555-4100    |
        | Street address     | 1200 Main St    |
        | City               | Addison         |
        | State/Province     | Texas           |
        | Zip or postal code | 75001           |

    Scenario: The request may describe the problem
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      And she fills it in, but "What's going on?" is "No heat since last night"
      And she sends it
      Then the request says:
        | What's going on? | No heat since last night |

    Scenario: She chooses another dealer instead
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      And she chooses "Night Owl" instead
      And she fills it in
      And she sends it
      Then one request has arrived for "Night Owl"

  Rule: A dealer who takes no requests is offered with a phone number only

    Background:
      Given these dealers serve 75001 in Addison, TX:
        | name      | miles | phone      | reviews | rating | requests      |
        | NIGHT OWL | 1     | 2145550123 | 4       | 4.5    | by phone only |
        | DAY BREAK | 2     | 9725550100 | 4       | 4.5    |               |

    Scenario: Neither a form nor reviews are offered
      When Ann looks for dealers near "75001"
      Then the card of "Night Owl" says "1-214-555-0123"
      And the card of "Night Owl" does not say "Connect with Dealer"
      And the card of "Night Owl" does not say "Book online"
      And the card of "Day Break" says "Connect with Dealer"

    Scenario: No form is ever for that dealer
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      Then the form is for "Day Break"
      And the form offers the dealers "Day Break"

  Rule: Nobody retypes what the site already knows

    Scenario: The zip of her search
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      Then "Zip or postal code" is "75001"

    Scenario: The city and state of that zip
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      Then "City" is "Addison"
      And "State/Province" is "Texas"

    Scenario: US territories are on the list of states
      Given these dealers serve 00716 in Ponce, PR:
        | name        | miles |
        | ISLA FRESCA | 3     |
      When Ann looks for dealers near "00716"
      And she connects with "Isla Fresca"
      Then "City" is "Ponce"
      And "State/Province" is "Puerto Rico"
      When she fills it in, but "State/Province" is "Puerto Rico"
      And she sends it
      Then one request has arrived

    Scenario: The details that she sent to another dealer
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then no form is open
      When she connects with "Day Break"
      Then "First name" is "Ann"
      And "Street address" is "1200 Main St"

  Rule: Closing the form keeps what was typed

    Scenario: The text is there when the form is opened again
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she changes "First name" to "Ann"
      And she changes "City" to "Addison"
      And she closes the dialog
      Then no form is open
      When she connects with "Day Break"
      Then "First name" is "Ann"
      And "City" is "Addison"
      And "Zip or postal code" is "75001"

    @smoke
    Scenario: The text is still there after a reload
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she changes "First name" to "Ann"
      And she closes the dialog
      And she reloads the page
      And she connects with "Night Owl"
      Then "First name" is "Ann"

  Rule: The card shows whether the dealer has been contacted

    Scenario: As soon as the request is sent
      When Ann looks for dealers near "75001"
      Then the card of "Night Owl" says "Connect with Dealer"
      When she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then no form is open
      And the card of "Night Owl" says "Connected"
      And the card of "Day Break" says "Connect with Dealer"

    Scenario: The card keeps a receipt
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then the card of "Night Owl" says "Sent to Night Owl. They'll contact you within 24 to 48 hours."
      And the card of "Night Owl" says her reference

    Scenario: For the rest of the visit
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then the card of "Night Owl" says "Connected"
      When she reloads the page
      Then the card of "Night Owl" says "Connected"

    Scenario: A recommended dealer counts as contacted
      Given "Day Break" was recommended to Ann
      When Ann looks for dealers near "75001"
      Then the card of "Day Break" says "Connected"
      And the card of "Night Owl" says "Connect with Dealer"

  Rule: A request that is not accepted changes nothing

    Scenario: The provider cannot accept the request
      Given the provider cannot accept the next request
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

    Scenario: For a dealer without a number, the message offers the brand's number
      Given the provider cannot accept the next request
      When Ann looks for dealers near "75001"
      And she connects with "Day Break"
      And she fills it in
      And she sends it
      Then it says "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-800-555-0199."

    Scenario: The provider rejects an answer
      Given the provider rejects the "Email" of the next request: "This address takes no mail."
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then the message for "Email" is: This address takes no mail.
      And everything she typed is still there
      And the card of "Night Owl" says "Connect with Dealer"

  Rule: Every answer is checked before the request is sent

    Scenario Outline: <field> "<typed>"
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then the message for "<field>" is: <message>
      And no request has arrived

      Examples:
        | field              | typed       | message                                      |
        | First name         |             | Please enter your first name                 |
        | First name         | A           | First name must be at least 2 characters     |
        | Last name          |             | Please enter your last name                  |
        | Last name          | D           | Last name must be at least 2 characters      |
        | Email              |             | Please enter a valid email address           |
        | Email              | ann@example | Please enter a valid email address           |
        | Phone              |             | Enter your phone number.                     |
        | Street address     |             | Please enter your street address             |
        | Street address     | 1           | Street address must be at least 2 characters |
        | City               |             | Please enter your city                       |
        | City               | A           | City must be at least 2 characters           |
        | State/Province     |             | State is required                            |
        | Zip or postal code |             | Enter your zip/postal code.                  |

  Rule: Analytics counts each opening and each success once

    Scenario: Opened and sent
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      Then analytics counted one opening, for 75001
      And analytics counted no success
      When she fills it in
      And she sends it
      Then no form is open
      And analytics counted one success
      And analytics counted one opening, for 75001

    Scenario: A failed request is not a success
      Given the provider cannot accept the next request
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it
      Then it says "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-214-555-0123."
      And analytics counted no success
