Feature: Writing to the brand
  Whatever is on homeowners' minds, they can write to us. Some get a letter back, so the address has to be a real one.

  Rule: The form can be sent once everything is filled in

    Scenario: The form lists what is missing
      When Ann opens the contact form
      And she fills it in, but "City" is ""
      Then it cannot be sent
      And it says "Still needed: city."
      When she changes "City" to "Addison"
      Then it can be sent

  Rule: Nothing typed is lost

    @smoke
    Scenario: A reload keeps what was typed
      When Ann opens the contact form
      And she changes "First name" to "Ann"
      And she changes "City" to "Addison"
      And she reloads the page
      Then "First name" is "Ann"
      And "City" is "Addison"

  Rule: Every answer is checked as soon as it is given

    Scenario Outline: <field> "<typed>"
      When Ann opens the contact form
      And she leaves "<field>" as "<typed>"
      Then the message for "<field>" is: <message>

      Examples:
        | field          | typed        | message                                  |
        | First name     |              | Please enter your first name             |
        | First name     | A            | First name must be at least 2 characters |
        | Last name      |              | Please enter your last name              |
        | Email          | ann@example. | Please enter a valid email address       |
        | Phone          |              | Enter your phone number.                 |
        | Phone          | 0000000000   | Enter your phone number.                 |
        | Phone          | 214-555-0100 or 972-555-0100 | Enter one phone number. This looks like two. |
        | City           |              | Please enter your city                   |
        | City           | A            | City must be at least 2 characters       |
        | State/Province |              | Please select a state                    |

  Rule: A street address starts with a house number

    Scenario Outline: "<typed>" is not valid
      When Ann opens the contact form
      And she leaves "Street address" as "<typed>"
      Then the message for "Street address" is: <message>

      Examples:
        | typed         | message                      |
        |               | Street address is required   |
        | Main St       | Street address must be valid |
        | 1200          | Street address must be valid |
        | 1200 Main St! | Street address must be valid |

    Scenario Outline: "<typed>" is valid
      When Ann opens the contact form
      And she leaves "Street address" as "<typed>"
      And she leaves "City" as ""
      Then the message for "City" is: Please enter your city
      And there is no message for "Street address"

      Examples:
        | typed              |
        | 1200 Main St.      |
        | 12 rue de l-Élysée |
        | 1200 N 5th St 3/4  |
        | 37-15 73rd St      |
        | 91-1012 Hanakahi St |
        | 123A Main St       |
        | RR 2 Box 152       |

  Rule: A zip has five or nine digits, a Canadian postal code six characters

    Scenario Outline: "<typed>" is not valid
      When Ann opens the contact form
      And she leaves "Zip or postal code" as "<typed>"
      Then the message for "Zip or postal code" is: <message>

      Examples:
        | typed    | message                       |
        |          | Zip/Postal Code is required   |
        | 7500     | Zip/Postal Code must be valid |
        | 75001-12 | Zip/Postal Code must be valid |
        | K1A0B    | Zip/Postal Code must be valid |

    Scenario Outline: "<typed>" is valid
      When Ann opens the contact form
      And she leaves "Zip or postal code" as "<typed>"
      And she leaves "City" as ""
      Then the message for "City" is: Please enter your city
      And there is no message for "Zip or postal code"

      Examples:
        | typed      |
        | 75001      |
        | 75001-1234 |
        | 75001 1234 |
        | 750011234  |
        | 75001.     |
        | m5v3l9     |
        | K1A 0B1    |
        | K1A-0B1    |

  Rule: Homeowners learn that customer service will reply

    Scenario: With customer service's number and hours
      When Ann opens the contact form
      And she fills it in
      And she sends it
      Then she is thanked with "We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 7am-5pm CST."
      And she is given a reference
      And one request has arrived
