Feature: Customer care
  Owners and prospective buyers can ask the brand directly. Customer care asks where they live, what system they have and
  how to reach them.

  Rule: The form can be sent once everything is filled in

    Scenario: Only comments and news are optional
      When Ann opens the customer care form
      Then only "Comments" is marked as optional
      And it cannot be sent
      And it says "Still needed: country, how we can help, whether you own one of our systems, and 9 more."
      When she fills it in
      Then it can be sent

    Scenario: Other countries have no states
      When Ann opens the customer care form
      And she fills it in, but "State/Province" is ""
      Then it says "Still needed: state or province."
      When she changes "Country" to "Other"
      Then it can be sent

    Scenario: Other countries have other postal codes
      When Ann opens the customer care form
      And she fills it in, but "Zip or postal code" is "SW1A 1AA"
      And she changes "Country" to "Other"
      And she changes "State/Province" to ""
      And she sends it
      Then she is thanked with "Thank you!"

  Rule: Every answer is checked as soon as it is given

    Scenario Outline: <field> "<typed>"
      When Ann opens the customer care form
      And she leaves "<field>" as "<typed>"
      Then the message for "<field>" is: <message>

      Examples:
        | field                | typed | message                                      |
        | Country              |       | Please select a country                      |
        | How can we help you? |       | How can we help you is required              |
        | First name           |       | Please enter your first name                 |
        | First name           | A     | First name must be at least 2 characters     |
        | Last name            |       | Please enter your last name                  |
        | Last name            | D     | Last name must be at least 2 characters      |
        | Email                | ann   | Please enter a valid email address           |
        | Phone                |       | Enter your phone number.                     |
        | Street address       |       | Street address is required                   |
        | Street address       | 1     | Street address must be at least 2 characters |
        | City                 |       | City is required                             |
        | City                 | A     | City must be at least 2 characters           |
        | State/Province       |       | State is required                            |
        | Zip or postal code   | 7500  | Enter your zip/postal code.                  |

  Rule: Only owners are asked for their serial number

    Scenario: Owners get a hint
      When Ann opens the customer care form
      And she changes "Do you own one of our systems?" to "Yes"
      Then it says "Please add your system’s serial number in the comments."

    Scenario: Others get no hint
      When Ann opens the customer care form
      And she changes "Do you own one of our systems?" to "Yes"
      And she changes "Do you own one of our systems?" to "No"
      Then it does not say "Please add your system’s serial number in the comments."

  Rule: Homeowners learn that customer service will reply

    Scenario: With customer service's number and hours
      When Ann opens the customer care form
      And she fills it in
      And she changes "Comments" to "It hums."
      And she sends it
      Then she is thanked with "We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 8am-5pm CT."
      And she is given a reference
      And the request says:
        | Country                                              | United States |
        | How can we help you?                                 | Repair        |
        | Comments                                             | It hums.      |
        | Yes, keep me posted about products, tips and offers. |               |

  Rule: News goes only to those who want it

    Scenario: A homeowner who wants news
      When Ann opens the customer care form
      And she fills it in
      And she changes "Yes, keep me posted about products, tips and offers." to "yes"
      And she sends it
      Then she is thanked with "Thank you!"
      And the request says:
        | Yes, keep me posted about products, tips and offers. | yes |
