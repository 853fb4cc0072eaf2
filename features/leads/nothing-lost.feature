Feature: Nothing typed is lost
  It takes trust to tell a stranger where you live; nobody should have to do it twice. Whatever happens to the network, the
  provider or the page, the typed text is still there, and a request arrives exactly once.

  Background:
    Given the dealer "Night Owl" serves 75001

  Rule: A request that is sent twice arrives once

    @smoke
    Scenario Outline: The <form>
      When Ann opens the <form>
      And she fills it in
      And she sends it twice
      Then one request has arrived

      Examples:
        | form                  |
        | home help form        |
        | help form             |
        | contact-a-dealer form |
        | booking form          |
        | schedule-service form |
        | dealer form           |
        | French dealer form    |
        | customer care form    |
        | contact form          |
        | newsletter sign-up    |

    @smoke
    Scenario: The provider is slow
      Given the provider is slow to accept the next request
      When Ann opens the contact form
      And she fills it in
      And she sends it
      Then it says "Sending your request."
      And it cannot be sent
      When the provider finally accepts it
      Then she is thanked with "Thank you!"
      And one request has arrived

  Rule: A request that the provider cannot accept can be sent again

    @smoke
    Scenario Outline: The <form>
      Given the provider cannot accept the next request
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
        | help form          |
        | dealer form        |
        | customer care form |
        | contact form       |
        | newsletter sign-up |

    @smoke
    Scenario: Everything she typed is still there
      Given the provider cannot accept the next request
      When Ann opens the contact form
      And she fills it in
      And she sends it
      Then it says "We couldn't send your request. Nothing you typed is lost. Please try again, or call 1-800-555-0199."
      And everything she typed is still there

  Rule: A rejected answer is shown where it can be corrected

    @smoke
    Scenario: The answer is in an earlier step
      Given the provider rejects the "Phone" of the next request: "This number is not in service."
      When Ann opens the dealer form
      And she fills it in
      And she sends it
      Then it says "Step 1 of 2"
      And the message for "Phone" is: This number is not in service.
      And everything she typed is still there

  Rule: A request sent offline goes out when the network returns

    @smoke
    Scenario Outline: The <form>
      When Ann opens the <form>
      And she fills it in
      And the network goes down
      And she sends it
      Then it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call <number>."
      And no request has arrived
      When the network comes back
      Then she is thanked with "Thank you!"
      And one request has arrived

      Examples:
        | form                  | number         |
        | home help form        | 1-800-555-0199 |
        | help form             | 1-800-555-0199 |
        | booking form          | 1-972-555-0100 |
        | schedule-service form | 1-972-555-0100 |
        | dealer form           | 1-800-555-0199 |
        | customer care form    | 1-800-555-0199 |
        | contact form          | 1-800-555-0199 |
        | newsletter sign-up    | 1-800-555-0199 |

    @smoke
    Scenario: A request to a dealer
      When Ann opens the contact-a-dealer form
      And she fills it in
      And the network goes down
      And she sends it
      Then it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call 1-972-555-0100."
      When the network comes back
      Then no form is open
      And one request has arrived for "Night Owl"

    @smoke
    Scenario: A waiting request cannot be sent again
      When Ann opens the contact form
      And she fills it in
      And the network goes down
      And she sends it
      Then it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call 1-800-555-0199."
      And it cannot be sent
      When the network comes back
      Then she is thanked with "Thank you!"
      And one request has arrived

    @smoke
    Scenario: A request that goes out after the visitor has left the site
      When Ann opens the contact form
      And she fills it in
      And the network goes down
      And she sends it
      Then it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call 1-800-555-0199."
      When she leaves the site, and the network comes back
      And Ann opens the customer care form
      Then one request has arrived

    @smoke
    Scenario: A dealer counts as contacted, once, when another page sends the request
      When Ann opens the contact-a-dealer form
      And she fills it in
      And the network goes down
      And she sends it
      Then it says "Not sent yet: you seem to be offline. We will send it as soon as you are back. Or call 1-972-555-0100."
      And analytics counted no success
      When she leaves the site, and the network comes back
      And Ann opens page 1 of the dealers near "75001"
      Then the card of "Night Owl" says "Connected"
      And one request has arrived for "Night Owl"
      And analytics counted one success

  Rule: A request waits for 7 days

    @application-only
    Scenario: After 8 days the form says that it was not sent
      When Ann opens the contact form
      And she fills it in
      And the network goes down
      And she sends it
      And 8 days pass
      Then it says "We couldn’t send your request. Please send it again."
      And everything she typed is still there
      And the problem is logged as "Gave up a request that waited"

  Rule: Text typed while the page is still loading is kept

    @smoke
    Scenario Outline: The <form>
      When Ann opens the <form> and fills it in before it is ready
      Then everything she typed is still there

      Examples:
        | form                  |
        | schedule-service form |
        | dealer form           |
        | French dealer form    |
        | customer care form    |
        | contact form          |
        | newsletter sign-up    |

    @smoke
    Scenario: The request arrives
      When Ann opens the contact form and fills it in before it is ready
      And she sends it
      Then she is thanked with "Thank you!"
      And one request has arrived
      And the request says:
        | First name     | Ann   |
        | State/Province | Texas |
