Feature: Who are we helping today?
  Not everybody wants to pick a dealer. Whoever leaves her details here is found one.

  Rule: It asks for everything a dealer needs to call back

    Scenario Outline: <field> "<typed>"
      When Ann opens the helping form
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then it says of "<field>": <message>
      And no request has arrived

      Examples:
        | field           | typed | message                    |
        | First name      |       | Enter your first name      |
        | Last name       |       | Enter your last name       |
        | Email           |       | Enter an email address     |
        | Email           | ann@  | Email must be valid        |
        | Phone           |       | Enter your phone number.   |
        | Street address  |       | Enter your street address  |
        | City            |       | Enter your city            |
        | State/Province  |       | Select a state             |
        | Zip or postal code |       | Enter your zip/postal code |
        | Zip or postal code | 7500  | Enter your zip/postal code |

    Scenario: What is put right is no longer found wrong
      When Ann opens the helping form
      And she fills it in, but "Email" is "ann@"
      And she sends it
      And it says of "Email": Email must be valid
      And she changes "Email" to "ann@example.com"
      Then it finds nothing wrong with "Email"

  Rule: Whoever sent it is thanked

    Scenario: With what happens next, and a reference
      When Ann opens the helping form
      And she fills it in
      And she sends it
      Then she is thanked with "Thank you!"
      And she is thanked with "We’ve received your request and a dealer will reach out to you shortly."
      And she is thanked with "You’ll hear from them within 24 to 48 hours."
      And she is given a reference
      And one request has arrived
