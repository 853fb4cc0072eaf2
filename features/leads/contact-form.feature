Feature: Writing to the brand
  Whoever has something on her mind writes to us. A person answers by letter too, so the address has to be one.

  Rule: It can be sent once everything is filled in

    Scenario: It names what is missing
      When Ann opens the contact form
      And she fills it in, but "City" is ""
      Then it cannot be sent
      And it says "Still missing: City."
      When she changes "City" to "Addison"
      Then it can be sent

  Rule: Every answer is looked at as it is left

    Scenario Outline: <field> "<typed>"
      When Ann opens the contact form
      And she leaves "<field>" as "<typed>"
      Then it says of "<field>": <message>

      Examples:
        | field          | typed        | message                                  |
        | First name     |              | Please enter your first name             |
        | First name     | A            | First name must be at least 2 characters |
        | Last name      |              | Please enter your last name              |
        | Email          | ann@example. | Please enter a valid email address       |
        | Phone          |              | Enter your phone number.                 |
        | City           |              | Please enter your city                   |
        | City           | A            | City must be at least 2 characters       |
        | State/Province |              | Please select a state                    |

  Rule: A street begins with its number

    Scenario Outline: Not "<typed>"
      When Ann opens the contact form
      And she leaves "Street address" as "<typed>"
      Then it says of "Street address": <message>

      Examples:
        | typed         | message                      |
        |               | Street address is required   |
        | Main St       | Street address must be valid |
        | 1200          | Street address must be valid |
        | 1200 Main St! | Street address must be valid |

    Scenario Outline: But "<typed>"
      When Ann opens the contact form
      And she leaves "Street address" as "<typed>"
      And she leaves "City" as ""
      Then it says of "City": Please enter your city
      And it finds nothing wrong with "Street address"

      Examples:
        | typed               |
        | 1200 Main St.       |
        | 12 rue de l-Élysée  |
        | 1200 N 5th St 3/4   |

  Rule: A US zip has five digits or nine, a Canadian code its separator

    Scenario Outline: Not "<typed>"
      When Ann opens the contact form
      And she leaves "Zip or postal code" as "<typed>"
      Then it says of "Zip or postal code": <message>

      Examples:
        | typed    | message                     |
        |          | Zip/Postal Code is required |
        | 7500     | Zip/Postal Code must be valid |
        | 75001-12 | Zip/Postal Code must be valid |
        | K1A0B   | Zip/Postal Code must be valid |

    Scenario Outline: But "<typed>"
      When Ann opens the contact form
      And she leaves "Zip or postal code" as "<typed>"
      And she leaves "City" as ""
      Then it says of "City": Please enter your city
      And it finds nothing wrong with "Zip or postal code"

      Examples:
        | typed      |
        | 75001      |
        | 75001-1234 |
        | K1A 0B1    |
        | K1A-0B1    |

  Rule: Customer service answers

    Scenario: The thanks tell its number and hours
      When Ann opens the contact form
      And she fills it in
      And she sends it
      Then she is thanked with "We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 7am-5pm CST."
      And she is given a reference
      And one request has arrived
