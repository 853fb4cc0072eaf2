Feature: Getting in touch in two short steps
  A long form puts people off. This one asks who you are first, and where you live next.

  Rule: Each step is checked before the next one opens

    Scenario: Who, then where
      When Ann opens the dealer form
      Then it says "Step 1 of 2"
      When she fills in this step
      And she continues
      Then it says "Step 2 of 2"

    Scenario Outline: The first step rejects <field> "<typed>"
      When Ann opens the dealer form
      And she fills in this step, but "<field>" is "<typed>"
      And she continues
      Then the message for "<field>" is: <message>
      And it says "Step 1 of 2"

      Examples:
        | field      | typed   | message                                  |
        | First name |         | Please enter your first name             |
        | First name | A       | First name must be at least 2 characters |
        | Last name  |         | Please enter your last name              |
        | Last name  | D       | Last name must be at least 2 characters  |
        | Email      | at home | Please enter a valid email address       |
        | Phone      |         | Enter your phone number.                 |

    Scenario Outline: The second step rejects <field> "<typed>"
      When Ann opens the dealer form
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then the message for "<field>" is: <message>
      And no request has arrived

      Examples:
        | field              | typed | message                                      |
        | Street address     |       | Please enter your street address             |
        | Street address     | 1     | Street address must be at least 2 characters |
        | City               |       | Please enter your city                       |
        | City               | A     | City must be at least 2 characters           |
        | State/Province     |       | Please select an option.                     |
        | Zip or postal code |       | Enter your zip/postal code.                  |

  Rule: Going back loses nothing

    Scenario: Back and forth
      When Ann opens the dealer form
      And she fills it in
      And she goes back a step
      Then it says "Step 1 of 2"
      And everything she typed is still there
      When she continues
      And she sends it
      Then she is thanked with "We’ve received your request and a dealer will reach out to you shortly."
      And one request has arrived
      And the request says:
        | First name | Ann     |
        | City       | Addison |
