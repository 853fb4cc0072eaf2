Feature: Getting in touch without scripts
  Old phones, strict offices, bad connections: even without scripts, every form follows the same rules, keeps what was typed
  and confirms with a reference.

  Background:
    Given the dealer "Night Owl" serves 75001
    And Ann's browser runs no scripts

  Rule: Every form can be sent

    @scripts-off
    Scenario Outline: The <form>
      When Ann opens the <form>
      And she fills it in
      And she sends it
      Then she is thanked with "<thanks>"
      And she is given a reference
      And one request has arrived

      Examples:
        | form                  | thanks                                                                                                                             |
        | home help form        | We’ve received your request and a dealer will reach out to you shortly.                                                            |
        | help form             | We’ve received your request and a dealer will reach out to you shortly.                                                            |
        | contact-a-dealer form | We’ve received your request and a dealer will reach out to you shortly.                                                            |
        | booking form          | We’ve received your request and a dealer will reach out to you shortly.                                                            |
        | schedule-service form | We’ve received your request and a dealer will reach out to you shortly.                                                            |
        | dealer form           | We’ve received your request and a dealer will reach out to you shortly.                                                            |
        | French dealer form    | Nous avons reçu votre demande et un concessionnaire communiquera avec vous sous peu.                                               |
        | customer care form    | We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 8am-5pm CT.  |
        | contact form          | We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 7am-5pm CST. |
        | newsletter sign-up    | You’re on the list. Watch your inbox for our next newsletter.                                                                     |

    @scripts-off
    Scenario: A request to a dealer goes to that dealer
      When Ann opens the contact-a-dealer form
      And she fills it in
      And she sends it
      Then one request has arrived for "Night Owl"

    @scripts-off
    Scenario: The thank-you message names the dealer who received the request
      When Ann opens the contact-a-dealer form
      And she fills it in
      And she sends it
      Then she is thanked with "Sent to Night Owl. They'll contact you within 24 to 48 hours."

    @scripts-off
    Scenario: The thank-you message for a booking names the dealer, the date and the time of day
      When Ann opens the booking form
      And she fills it in
      And she sends it
      Then the thanks name "Night Owl" and when the visit is wished for

    @scripts-off
    Scenario: Customer service replies about topics that dealers don't handle
      When Ann opens the home help form
      And she fills it in, but "What do you need help with?" is "Other"
      And she sends it
      Then she is thanked with "We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 8am-6pm CST."

  Rule: Nobody retypes what the page already knows

    @scripts-off
    Scenario Outline: The <form> knows the zip of the search
      When Ann opens the <form>
      Then "Zip or postal code" is "75001"
      When she fills it in, but "First name" is ""
      And she sends it
      Then it says "There is a problem"
      And "Zip or postal code" is "75001"

      Examples:
        | form                  |
        | contact-a-dealer form |
        | booking form          |
        | schedule-service form |

  Rule: A returned form links to the answers that need correcting

    @scripts-off @smoke
    Scenario Outline: The <form>
      When Ann opens the <form>
      And she fills it in, but "<field>" is ""
      And she sends it
      Then it says "<summary>"
      When she goes from there to "<field>"
      And she changes "<field>" to "<answer>"
      And she sends it
      Then she is thanked with "<thanks>"

      Examples:
        | form                  | field          | answer          | summary            | thanks     |
        | home help form        | City           | Addison         | There is a problem | Thank you! |
        | help form             | Email          | ann@example.com | There is a problem | Thank you! |
        | contact-a-dealer form | First name     | Ann             | There is a problem | Thank you! |
        | booking form          | Last name      | Doe             | There is a problem | Thank you! |
        | schedule-service form | Street address | 1200 Main St    | There is a problem | Thank you! |
        | dealer form           | Phone          | 972-555-4100    | There is a problem | Thank you! |
        | French dealer form    | Ville          | Addison         | Il y a un problème | Merci!     |
        | customer care form    | Country        | United States   | There is a problem | Thank you! |
        | contact form          | City           | Addison         | There is a problem | Thank you! |
        | newsletter sign-up    | Email          | ann@example.com | There is a problem | Thank you! |

  Rule: Every form follows the same rules

    @scripts-off
    Scenario Outline: The <form> with <field> "<typed>"
      When Ann opens the <form>
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then the message for "<field>" is: <message>
      And everything she typed is still there
      And no request has arrived

      Examples:
        | form                  | field              | typed     | message                                               |
        | home help form        | City               |           | Enter your city.                                      |
        | help form             | Email              | ann@      | Email must be valid                                   |
        | contact-a-dealer form | First name         | A         | First name must be at least 2 characters              |
        | booking form          | Preferred date     | yesterday | Choose a date from today on, Monday through Saturday. |
        | schedule-service form | Street address     |           | Please enter your street address                      |
        | dealer form           | State/Province     |           | Please select an option.                              |
        | French dealer form    | Code postal        | 7500      | Veuillez entrer votre code postal                     |
        | customer care form    | Country            |           | Please select a country                               |
        | contact form          | Zip or postal code | K1A0B     | Zip/Postal Code must be valid                         |
        | newsletter sign-up    | Email              | ann       | Please enter an email with a @ and a domain name.     |

    @scripts-off
    Scenario: Nothing is chosen in the customer care form
      When Ann opens the customer care form
      And she sends it
      Then the message for "Do you own one of our systems?" is: System ownership is required
      And the message for "How should we contact you?" is: System ownership is required
      And the message for "How can we help you?" is: How can we help you is required

    @scripts-off
    Scenario: No topic is chosen in the home help form
      When Ann opens the home help form
      And she sends it
      Then the message for "What do you need help with?" is: Choose what you need help with.

    @scripts-off
    Scenario: A corrected answer is accepted
      When Ann opens the help form
      And she fills it in, but "Email" is "ann@"
      And she sends it
      Then the message for "Email" is: Email must be valid
      When she changes "Email" to "ann@example.com"
      And she sends it
      Then she is thanked with "Thank you!"
      And the request says:
        | Email | ann@example.com |
