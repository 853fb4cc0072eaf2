Feature: The newsletter
  An e-mail address is all it takes.

  Rule: The address must be one

    Scenario Outline: Not "<typed>"
      When Ann opens the newsletter
      And she fills it in, but "Email" is "<typed>"
      And she sends it
      Then it says of "Email": <message>
      And no request has arrived

      Examples:
        | typed       | message                                          |
        |             | Please enter a valid email                       |
        | ann         | Please enter an email with a @ and a domain name. |
        | ann@example | Please enter an email with a @ and a domain name. |

  Rule: Whoever signed up is thanked

    Scenario: On the list
      When Ann opens the newsletter
      And she fills it in
      And she sends it
      Then she is thanked with "Thank you!"
      And she is thanked with "You are on the list. Watch your inbox for our next newsletter."
      And the request says:
        | Email | ann@example.com |
