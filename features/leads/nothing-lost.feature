Feature: Nothing that was typed is lost
  Telling a stranger where one lives takes heart; nobody should have to do it twice. Whatever happens to the network, the provider or
  the page, what was typed is still there, what was sent arrives, and it arrives once.

  Background:
    Given the dealer "Night Owl" serves 75001

  Rule: Two presses are one request

    Scenario Outline: The <form>
      When Ann opens the <form>
      And she fills it in
      And she sends it with two presses
      Then one request has arrived

      Examples:
        | form                |
        | home help form      |
        | helping form        |
        | connecting form     |
        | booking form        |
        | service form        |
        | dealer form         |
        | French dealer form  |
        | customer care form  |
        | contact form        |
        | newsletter          |

    Scenario: Also while the provider takes its time
      Given the provider takes its time with the next request
      When Ann opens the contact form
      And she fills it in
      And she sends it
      And it says "Sending your request."
      And it cannot be sent
      And the provider takes it at last
      Then she is thanked with "Thank you!"
      And one request has arrived

  Rule: What the provider cannot take stays, and is said

    Scenario Outline: The <form>
      Given the provider cannot take the next request
      When Ann opens the <form>
      And she fills it in
      And she sends it
      Then it says "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-800-555-0199."
      And the problem is logged as "Form error"
      When she sends it
      Then she is thanked with "Thank you!"
      And one request has arrived

      Examples:
        | form               |
        | home help form     |
        | helping form       |
        | dealer form        |
        | customer care form |
        | contact form       |
        | newsletter         |

    Scenario: Everything is still there
      Given the provider cannot take the next request
      When Ann opens the contact form
      And she fills it in
      And she sends it
      Then it says "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-800-555-0199."
      And everything she typed is still there

    Scenario: What the provider finds wrong is said where it can be put right
      Given the provider refuses the next request for its "Phone": "This number is not in service."
      When Ann opens the dealer form
      And she fills it in
      And she sends it
      Then it says "Step 1 of 2"
      And it says of "Phone": This number is not in service.
      And everything she typed is still there

  Rule: Without a network a request waits, and goes out when it is back

    Scenario Outline: The <form>
      When Ann opens the <form>
      And she fills it in
      And the network is gone
      And she sends it
      Then it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call 1-800-555-0199."
      And no request has arrived
      When the network is back
      Then she is thanked with "Thank you!"
      And one request has arrived

      Examples:
        | form               |
        | home help form     |
        | helping form       |
        | booking form       |
        | service form       |
        | dealer form        |
        | customer care form |
        | contact form       |
        | newsletter         |

    Scenario: The dealer is asked once the network is back
      When Ann opens the connecting form
      And she fills it in
      And the network is gone
      And she sends it
      Then it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call 1-800-555-0199."
      When the network is back
      Then no form is open
      And one request has arrived for "Night Owl"

    Scenario: A press while it waits sends nothing twice
      When Ann opens the contact form
      And she fills it in
      And the network is gone
      And she sends it
      And it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call 1-800-555-0199."
      Then it cannot be sent
      When the network is back
      Then she is thanked with "Thank you!"
      And one request has arrived

    Scenario: It waits even when the page is left
      When Ann opens the contact form
      And she fills it in
      And the network is gone
      And she sends it
      And it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call 1-800-555-0199."
      And she leaves the site, and the network is back
      And Ann opens the customer care form
      Then one request has arrived

    @application-only
    Scenario: After 7 days it is given up, and said
      When Ann opens the contact form
      And she fills it in
      And the network is gone
      And she sends it
      And 8 days go by
      Then it says "We couldn’t send your request. Please send it again."
      And everything she typed is still there
      And the problem is logged as "Gave up a request that waited"

  Rule: What was typed before the page was ready counts

    Scenario Outline: The <form>
      When Ann opens the <form> and fills it in before it is ready
      Then everything she typed is still there

      Examples:
        | form               |
        | service form       |
        | dealer form        |
        | French dealer form |
        | customer care form |
        | contact form       |
        | newsletter         |

    Scenario: And is sent
      When Ann opens the contact form and fills it in before it is ready
      And she sends it
      Then she is thanked with "Thank you!"
      And one request has arrived
      And the request says:
        | First name     | Ann   |
        | State/Province | Texas |
