Feature: Asking a dealer about rebates
  Ann knows how much she might save. Now she wants a dealer who knows those programs, without typing everything again.

  Background:
    Given these programs pay near 75001 in Addison, TX:
      | name            | pays |
      | Heat pump offer | 600  |
    And these dealers serve 75001 in Addison, TX:
      | name      | miles |
      | NIGHT OWL | 1     |
      | DAY BREAK | 2     |
      | LAST CALL | 3     |

  Rule: The form opens on request, and disappears once it is sent

    Scenario: Closed at first
      When Ann opens the rebates page for "75001"
      Then she can ask a dealer about them
      And the form about rebates is closed

    Scenario: The confirmation replaces the form
      When Ann opens the rebates page for "75001"
      And she asks a dealer about the rebates
      Then her request is confirmed:
        | Congrats!                                                                                  |
        | Sit back and relax—your local RunTru dealer has received your request. |
        | Here's what to expect now:                                                                 |
        | Your dealer reaches out to schedule an in-home visit.                                      |
        | You receive a quote for your new system.                                                   |
        | Once confirmed, installation is scheduled.                                                 |
      And she can no longer ask a dealer about them
      And one request has arrived for "Night Owl"

    Scenario: The area's other dealers are listed below
      When Ann opens the rebates page for "75001"
      And she asks "Day Break" about the rebates
      Then the other dealers are "Night Owl, Last Call"
      And one request has arrived for "Day Break"

    @browser-only
    Scenario: A reload keeps the confirmation, and offers no second request
      When Ann opens the rebates page for "75001"
      And she asks "Day Break" about the rebates
      Then she can no longer ask a dealer about them
      When she reloads the page
      Then her request is confirmed:
        | Congrats!                                                                                  |
        | Sit back and relax—your local RunTru dealer has received your request. |
      And she can no longer ask a dealer about them
      And the other dealers are "Night Owl, Last Call"
      And one request has arrived for "Day Break"

    @smoke
    Scenario: The address keeps the request and its dealer
      When Ann opens the rebates page for "75001"
      And she asks "Day Break" about the rebates
      Then the address names the dealer "Day Break"
      And the address says nothing else about her

  Rule: The dealer sees the programs that Ann saw

    Scenario: The programs come with the request
      When Ann opens the rebates page for "75001"
      And she asks a dealer about the rebates
      Then the request mentions "The homeowner is interested in rebates from the rebates tool."
      And the request mentions "resources/tax-credits"
      And the request mentions "Heat pump offer: Up to $600 (Open)"

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann opens the rebates page for "75001"
      And she asks a dealer about the rebates
      Then she reads about rebates: "Congrats!"
      And she reads about rebates: "Sit back and relax—your local RunTru dealer has received your request."
      And she reads about rebates: "You receive a quote for your new system."
      And the request mentions "Heat pump offer: Up to $600 (Open)"

  Rule: Without a dealer, the request arrives but there is no confirmation

    Scenario: No dealer serves the area
      Given these programs pay near 99723 in Utqiagvik, AK:
        | name            | pays |
        | Heat pump offer | 600  |
      When Ann opens the rebates page for "99723"
      And she asks a dealer about the rebates
      Then she reads about rebates: "We’ve received your request and a dealer will reach out to you shortly."
      And one request has arrived
      And the address names no dealer

    Scenario: A request that cannot be sent is not lost
      Given the provider cannot accept the next request
      When Ann opens the rebates page for "75001"
      And she asks a dealer about the rebates
      Then the form about rebates is open
      And no request has arrived
