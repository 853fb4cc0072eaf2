Feature: How can we help?
  Before it asks for a name, the home page asks one question: what is it about? Dealers sell and repair; everything else goes to
  customer service.

  Rule: The topic comes before the details

    Scenario Outline: <topic>
      When Ann opens the home help form
      Then it says "Step 1 of 2"
      When she fills in this step, but "What do you need help with?" is "<topic>"
      And she continues
      Then it says "Step 2 of 2"
      And it says "You chose: <topic>"
      And it says "By pressing Request a call, you consent to being contacted by a local dealer."

      Examples:
        | topic         |
        | New system    |
        | Repair system |
        | Pricing       |
        | Other         |

    @smoke
    Scenario: The link to pricing selects the topic
      When Ann asks for a price
      Then it says "Step 2 of 2"
      And it says "You chose: Pricing"
      When she fills in this step
      And she sends it
      Then the request says:
        | What do you need help with? | Pricing |

    @smoke
    Scenario: Back to the topics
      When Ann opens the home help form
      And she fills in this step
      And she continues
      And she goes back a step
      Then it says "Step 1 of 2"

  Rule: Every detail is required

    Scenario Outline: <field> "<typed>"
      When Ann opens the home help form
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then the message for "<field>" is: <message>
      And no request has arrived

      Examples:
        | field              | typed | message                            |
        | First name         |       | Enter your first name.             |
        | Last name          |       | Enter your last name.              |
        | Email              |       | Please enter a valid email address |
        | Email              | ann@  | Please enter a valid email address |
        | Phone              |       | Enter your phone number.           |
        | Street address     |       | Enter your street address.         |
        | City               |       | Enter your city.                   |
        | State/Province     |       | Select a state.                    |
        | Zip or postal code |       | Enter your zip/postal code.        |

  Rule: Homeowners learn who will answer

    Scenario: A dealer
      When Ann opens the home help form
      And she fills it in
      And she sends it
      Then she is thanked with "We’ve received your request and a dealer will reach out to you shortly."
      And she is given a reference
      And the request says:
        | What do you need help with? | Repair system |

    Scenario: Customer service, for topics that dealers don't handle
      When Ann opens the home help form
      And she fills it in, but "What do you need help with?" is "Other"
      And she sends it
      Then she is thanked with "We’ve received your request and customer service will reach out to you shortly. Or call us at 1-800-555-0199, Mon-Fri 8am-6pm CST."

  Rule: After 5 seconds the form returns

    Scenario: The reference stays
      When Ann opens the home help form
      And she fills it in
      And she sends it
      Then she is thanked with "Thank you!"
      When 5 seconds pass
      Then it says "Step 1 of 2"
      And she is given a reference
