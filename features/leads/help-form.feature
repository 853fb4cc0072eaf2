Feature: Who are we helping today?
  Not everybody wants to pick a dealer. Homeowners leave their details, and a dealer near them gets in touch.

  Rule: The first dealer of the area gets the request, unless the homeowner chooses another

    Background:
      Given 2 dealers serve 75001

    Scenario: The first dealer
      When Ann looks for dealers near "75001"
      And she opens the help form
      Then the form is for "Dealer 1"
      When she fills it in
      And she sends it
      Then one request has arrived for "Dealer 1"

    Scenario: Another dealer
      When Ann looks for dealers near "75001"
      And she opens the help form
      And she chooses "Dealer 2" instead
      And she fills it in
      And she sends it
      Then one request has arrived for "Dealer 2"

  Rule: Every answer that a dealer needs is checked

    Scenario Outline: <field> "<typed>"
      When Ann opens the help form
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then the message for "<field>" is: <message>
      And no request has arrived

      Examples:
        | field              | typed | message                    |
        | First name         |       | Enter your first name      |
        | Last name          |       | Enter your last name       |
        | Email              |       | Enter an email address     |
        | Email              | ann@  | Email must be valid        |
        | Phone              |       | Enter your phone number.   |
        | Street address     |       | Enter your street address  |
        | City               |       | Enter your city            |
        | State/Province     |       | Select a state             |
        | Zip or postal code |       | Enter your zip/postal code |
        | Zip or postal code | 7500  | Enter your zip/postal code |

    Scenario: A corrected answer is accepted
      When Ann opens the help form
      And she fills it in, but "Email" is "ann@"
      And she sends it
      Then the message for "Email" is: Email must be valid
      When she changes "Email" to "ann@example.com"
      Then there is no message for "Email"

  Rule: Homeowners are thanked for their request

    Scenario: With what happens next and a reference
      When Ann opens the help form
      And she fills it in
      And she sends it
      Then she is thanked with "Thank you!"
      And she is thanked with "We’ve received your request and a dealer will reach out to you shortly."
      And she is thanked with "You’ll hear from them within 24 to 48 hours."
      And she is given a reference
      And one request has arrived
