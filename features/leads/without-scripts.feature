Feature: Getting in touch without scripts
  Old phones, strict offices, broken lines: where no scripts run, every form still asks by the same rules, gives back what was typed,
  and thanks with a reference.

  Background:
    Given the dealer "Night Owl" serves 75001
    And Ann's browser runs no scripts

  Rule: Every form can be sent, and is thanked for

    @scripts-off
    Scenario Outline: The <form>
      When Ann opens the <form>
      And she fills it in
      And she sends it
      Then she is thanked with "<thanks>"
      And she is given a reference
      And one request has arrived

      Examples:
        | form               | thanks                                                                                  |
        | home help form     | We’ve received your request and a dealer will reach out to you shortly.                 |
        | helping form       | We’ve received your request and a dealer will reach out to you shortly.                 |
        | connecting form    | We’ve received your request and a dealer will reach out to you shortly.                 |
        | booking form       | We’ve received your request and a dealer will reach out to you shortly.                 |
        | service form       | We’ve received your request and a dealer will reach out to you shortly.                 |
        | dealer form        | We’ve received your request and a dealer will reach out to you shortly.                 |
        | French dealer form | Nous avons reçu votre demande et un concessionnaire communiquera avec vous sous peu.    |
        | customer care form | We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 8am-5pm CT. |
        | contact form       | We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 7am-5pm CST. |
        | newsletter         | You are on the list. Watch your inbox for our next newsletter.                          |

    @scripts-off
    Scenario: It goes to the dealer she asked for
      When Ann opens the connecting form
      And she fills it in
      And she sends it
      Then one request has arrived for "Night Owl"

  Rule: The rules are the same

    @scripts-off
    Scenario Outline: The <form> with <field> "<typed>"
      When Ann opens the <form>
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then it says of "<field>": <message>
      And everything she typed is still there
      And no request has arrived

      Examples:
        | form               | field           | typed     | message                                           |
        | home help form     | City            |           | Enter your city.                                  |
        | helping form       | Email           | ann@      | Email must be valid                               |
        | connecting form    | First name      | A         | First name must be at least 2 characters          |
        | booking form       | Day             | yesterday | Choose a day from today on, Monday to Saturday.   |
        | service form       | Street address  |           | Please enter your street address                  |
        | dealer form        | State/Province  |           | Please select an option.                          |
        | French dealer form | Code postal     | 7500      | Veuillez entrer votre code postal                 |
        | customer care form | Country         |           | Please select a country                           |
        | contact form       | Zip or postal code | K1A0B    | Zip/Postal Code must be valid                     |
        | newsletter         | Email           | ann       | Please enter an email with a @ and a domain name. |

    @scripts-off
    Scenario: Choices that were not made
      When Ann opens the customer care form
      And she sends it
      Then it says of "Do you own one of our systems?": System ownership is required
      And it says of "How should we contact you?": System ownership is required
      And it says of "How can we help you?": How can we help you is required

    @scripts-off
    Scenario: A topic that was not chosen
      When Ann opens the home help form
      And she sends it
      Then it says of "What do you need help with?": Choose what you need help with.

    @scripts-off
    Scenario: What is put right is taken
      When Ann opens the helping form
      And she fills it in, but "Email" is "ann@"
      And she sends it
      And it says of "Email": Email must be valid
      And she changes "Email" to "ann@example.com"
      And she sends it
      Then she is thanked with "Thank you!"
      And the request says:
        | Email | ann@example.com |
