Feature: Suggested addresses
  Less typing means fewer mistakes. While a homeowner types a street address, the form suggests the rest.

  Rule: A house number, a street and a zip bring up the whole address

    Scenario: Near the zip in the form
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she starts typing her address, "1200 main st"
      Then she is offered the address "1200 Main St, Addison, TX 75001"

    @smoke
    Scenario: Choosing a suggestion fills in street, city, state and zip
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she starts typing her address, "1200 main st"
      Then she is offered the address "1200 Main St, Addison, TX 75001"
      When she chooses the address "1200 Main St, Addison, TX 75001"
      Then "Street address" is "1200 Main St"
      And "City" is "Addison"
      And "State/Province" is "Texas"
      And "Zip or postal code" is "75001"
      And she is offered no address

    Scenario: With a comma after the house number
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she starts typing her address, "1200, main st"
      Then she is offered the address "1200 Main St, Addison, TX 75001"

    Scenario: With the zip in the street address
      When Ann opens the contact form
      And she starts typing her address, "1200 main st, 75001"
      Then she is offered the address "1200 Main St, Addison, TX 75001"

  Rule: An incomplete entry brings up no suggestions

    Scenario Outline: "<typed>"
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she starts typing her address, "<typed>"
      Then she is offered no address
      And no addresses were looked up

      Examples:
        | typed   |
        | 12      |
        | 1200 m  |
        | Main St |

  Rule: The form works without suggestions

    Scenario: Suggestions fail
      Given no addresses can be suggested
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she starts typing her address, "1200 main st"
      Then she is offered no address
      And addresses were looked up once
      When she fills it in
      Then it can be sent
