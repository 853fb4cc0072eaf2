Feature: Suggested addresses
  The fewer keys, the fewer mistakes. While a homeowner types her street, the form suggests the rest.

  Rule: A street and a zip suggest the whole address

    Scenario: Near the zip that was typed
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she types the beginning of her address, "1200 main st"
      Then she is offered the address "1200 Main St, Addison, TX 75001"

    Scenario: Choosing fills in street, city, state and zip
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she types the beginning of her address, "1200 main st"
      And she is offered the address "1200 Main St, Addison, TX 75001"
      And she chooses the address "1200 Main St, Addison, TX 75001"
      Then "Street address" is "1200 Main St"
      And "City" is "Addison"
      And "State/Province" is "Texas"
      And "Zip or postal code" is "75001"
      And she is offered no address

    Scenario: A place that was typed needs no zip
      When Ann opens the contact form
      And she types the beginning of her address, "1200 main st, 75001"
      Then she is offered the address "1200 Main St, Addison, TX 75001"

  Rule: What is no beginning of an address suggests nothing

    Scenario Outline: "<typed>"
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she types the beginning of her address, "<typed>"
      Then she is offered no address
      And addresses were looked for never

      Examples:
        | typed   |
        | 12      |
        | 1200 m  |
        | Main St |

  Rule: A failure is nobody's trouble

    Scenario: Nothing is shown, and the form goes on
      Given no addresses can be suggested
      When Ann opens the contact form
      And she changes "Zip or postal code" to "75001"
      And she types the beginning of her address, "1200 main st"
      Then she is offered no address
      And addresses were looked for once
      When she fills it in
      Then it can be sent
