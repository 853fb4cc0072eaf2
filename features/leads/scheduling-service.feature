Feature: Scheduling service
  Someone whose heat is out enters a zip and wants help soon. The area comes first; then the form goes to the first dealer of the
  area, unless another is chosen.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | miles |
      | NIGHT OWL | 1     |
      | DAY BREAK | 2     |

  Rule: The area comes first

    @smoke
    Scenario: Without a zip there is no form
      When Ann opens the schedule page
      Then no form is open

    Scenario: With a zip, the page shows the form and its dealer
      When Ann opens the schedule-service form
      Then the form is for "Night Owl"
      And she reads "Recommended"
      And she reads "Showing specialists for 75001"
      And "Zip or postal code" is "75001"
      And "City" is "Addison"
      And "State/Province" is "Texas"

    @scripts-off
    Scenario: The form also knows the area in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann opens the schedule-service form
      Then "Zip or postal code" is "75001"
      And "City" is "Addison"
      And "State/Province" is "Texas"

    Scenario: If no dealer serves the area, there is a number to call
      When Ann opens the schedule page for "99723"
      Then she reads "We found 0 dealers servicing near 99723"
      And she reads "Or call us at 1-800-555-0199, Mon-Fri 7am-5pm CST."
      And no form is open

  Rule: The form can be sent once everything is filled in

    Scenario: The form lists what is missing
      When Ann opens the schedule-service form
      Then it cannot be sent
      And it says "Still needed: first name, last name, email, and 2 more."

    Scenario: The last answer completes it
      When Ann opens the schedule-service form
      And she fills it in, but "Phone" is ""
      Then it cannot be sent
      And it says "Still needed: phone."
      When she changes "Phone" to "972-555-4100"
      Then it can be sent

  Rule: Every answer is checked as soon as it is given

    Scenario Outline: <field> "<typed>"
      When Ann opens the schedule-service form
      And she leaves "<field>" as "<typed>"
      Then the message for "<field>" is: <message>

      Examples:
        | field              | typed | message                                      |
        | First name         |       | Please enter your first name                 |
        | Last name          | D     | Last name must be at least 2 characters      |
        | Email              | ann@  | Please enter a valid email address           |
        | Phone              |       | Enter your phone number.                     |
        | Street address     |       | Please enter your street address             |
        | Street address     | 1     | Street address must be at least 2 characters |
        | City               | A     | City must be at least 2 characters           |
        | State/Province     |       | State is required                            |
        | Zip or postal code | 7500  | Enter your zip/postal code.                  |

  Rule: The request goes to the form's dealer

    Scenario: To the first dealer
      When Ann opens the schedule-service form
      And she fills it in
      And she sends it
      Then she is thanked with "We’ve received your request and a dealer will reach out to you shortly."
      And one request has arrived for "Night Owl"

    Scenario: Analytics counts a form on a page as opened once it is used
      When Ann opens the schedule-service form
      And she fills it in
      And she sends it
      Then analytics counted one success
      And analytics counted one opening, for 75001

    Scenario: To another dealer who was chosen
      When Ann opens the schedule-service form
      And she chooses "Day Break" instead
      And she fills it in
      And she sends it
      Then she is thanked with "Thank you!"
      And one request has arrived for "Day Break"

  Rule: The area's other dealers are below the form

    Scenario: Two dealers are compared
      When Ann opens the schedule-service form
      And she picks "Day Break" to compare
      And she picks "Night Owl" to compare
      And she compares them
      Then the comparison shows "Day Break" and "Night Owl"

    @smoke
    Scenario: The panel no longer recommends its dealer once another is chosen
      When Ann opens the schedule-service form
      And she chooses "Day Break" instead
      Then she reads "Your dealer"

  Rule: A new area brings its own dealers and a new form

    Background:
      Given these dealers serve 60601 in Chicago, IL:
        | name       | miles |
        | WINDY CITY | 3     |

    Scenario: The form follows the search
      When Ann opens the schedule-service form
      And she updates her location to "60601"
      Then the form is for "Windy City"
      And "Zip or postal code" is "60601"
      And "City" is "Chicago"
      And "State/Province" is "Illinois"

    Scenario: The form replaces the thank-you message
      When Ann opens the schedule-service form
      And she fills it in
      And she sends it
      And she updates her location to "60601"
      Then the form is for "Windy City"
      And "Zip or postal code" is "60601"
