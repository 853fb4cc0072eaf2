Feature: Booking a visit
  Some homeowners would rather name a day than wait for a call. Book online asks when, then who and where, and shows everything
  once more before it goes to the dealer.

  Background:
    Given the dealer "Night Owl" serves 75001

  Rule: A visit is on a day from today on, Monday to Saturday

    Scenario Outline: Not <day>
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills in this step, but "Day" is "<day>"
      And she continues
      Then the message for "Day" is: Choose a day from today on, Monday to Saturday.

      Examples:
        | day               |
        | yesterday         |
        | the next Sunday   |
        | a day in 100 days |
        |                   |

  Rule: A visit has a day and a part of the day

    Scenario: The part of the day is missing
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she changes "Day" to "the next working day"
      And she continues
      Then the message for "Part of the day" is: Choose a part of the day.

    Scenario: Both are chosen
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      Then it says "Step 1 of 3"
      When she fills in this step
      And she continues
      Then it says "Step 2 of 3"

  Rule: Everything is shown once more before it is sent

    Scenario: A summary in plain words
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills it in, but "Part of the day" is "Evening, 5pm to 8pm"
      Then the summary says:
        | Part of the day | Evening, 5pm to 8pm |
        | First name      | Ann                 |
        | Street address  | 1200 Main St        |
        | State/Province  | Texas               |
      And no request has arrived

    Scenario: Mistakes can be corrected
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills it in
      And she goes back a step
      And she changes "City" to "Dallas"
      And she continues
      Then the summary says:
        | City | Dallas |

  Rule: The booking goes to the dealer

    Scenario: With the day and the part of the day
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills it in
      And she sends it
      Then she is thanked with "We’ve received your request and a dealer will reach out to you shortly."
      And the thanks name "Night Owl" and when the visit is wished for
      And she is given a reference
      And one request has arrived for "Night Owl"
      And the request says:
        | Day             | the next working day |
        | Part of the day | Morning, 8am to 12pm |
        | Last name       | Doe                  |
