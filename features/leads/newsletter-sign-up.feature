Feature: Newsletter sign-up
  An e-mail address is all it takes.

  Rule: The e-mail address has to be valid

    Scenario Outline: "<typed>" is not valid
      When Ann opens the newsletter sign-up
      And she fills it in, but "Email" is "<typed>"
      And she sends it
      Then the message for "Email" is: <message>
      And no request has arrived

      Examples:
        | typed       | message                                           |
        |             | Please enter a valid email                        |
        | ann         | Please enter an email with a @ and a domain name. |
        | ann@example | Please enter an email with a @ and a domain name. |

  Rule: Subscribers learn that they are on the list

    Scenario: Signed up
      When Ann opens the newsletter sign-up
      And she fills it in
      And she sends it
      Then she is thanked with "Thank you!"
      And she is thanked with "You’re on the list. Watch your inbox for our next newsletter."
      And the request says:
        | Email | ann@example.com |
