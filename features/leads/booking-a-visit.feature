Feature: Booking a visit
  Some homeowners would rather pick a date than wait for a call. Book online asks when, then who and where, and shows a summary
  before the request goes to the dealer.

  Background:
    Given the dealer "Night Owl" serves 75001

  Rule: A visit is today or later, Monday through Saturday

    @smoke
    Scenario Outline: Not <day>
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills in this step, but "Preferred date" is "<day>"
      And she continues
      Then the message for "Preferred date" is: Choose a date from today on, Monday through Saturday.

      Examples:
        | day               |
        | yesterday         |
        | the next Sunday   |
        | a day in 100 days |
        |                   |

  Rule: A visit begins after the dealer's promise to answer, on a day on which the dealer works

    # The site judges the day by its own clock, which a browser can't move.
    @application-only
    Scenario Outline: Not on <day>
      Given it is November 17, 2026, 3:21 PM in Chicago
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills it in, but "Preferred date" is "<day>"
      And she sends it
      Then the message for "Preferred date" is: <message>
      And no request has arrived

      Examples:
        | day               | message                                                                                            |
        | November 18, 2026 | The dealer gets back to you within 48 hours. Choose a time after that, or call for a sooner visit. |
        | November 26, 2026 | Thanksgiving: hours may differ. Choose another date, or call the dealer.                           |
        | December 25, 2026 | Christmas Day: hours may differ. Choose another date, or call the dealer.                          |

    @application-only
    Scenario: Two days later, only the hours after the promise
      Given it is November 17, 2026, 3:21 PM in Chicago
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills it in, but "Preferred date" is "November 19, 2026"
      And she sends it
      Then the message for "Time of day" is: The dealer gets back to you within 48 hours. Choose a time after that, or call for a sooner visit.
      And no request has arrived

    @application-only @scripts-off
    Scenario: In a browser that runs no scripts, what she typed is kept
      Given it is November 17, 2026, 3:21 PM in Chicago
      And Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills it in, but "Preferred date" is "November 26, 2026"
      And she sends it
      Then the message for "Preferred date" is: Thanksgiving: hours may differ. Choose another date, or call the dealer.
      And everything she typed is still there

  Rule: A visit has a date and a time of day

    Scenario: The time of day is missing
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she changes "Preferred date" to "the next working day"
      And she continues
      Then the message for "Time of day" is: Choose a time of day.

    Scenario: Both are chosen
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      Then it says "Step 1 of 3"
      When she fills in this step
      And she continues
      Then it says "Step 2 of 3"

  Rule: The homeowner sees a summary before sending

    Scenario: A summary in plain words
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills it in, but "Time of day" is "Evening, 5pm to 8pm"
      Then the summary says:
        | Time of day    | Evening, 5pm to 8pm |
        | First name     | Ann                 |
        | Street address | 1200 Main St        |
        | State/Province | Texas               |
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

    Scenario: With the date and the time of day
      When Ann looks for dealers near "75001"
      And she books a visit from "Night Owl"
      And she fills it in
      And she sends it
      Then she is thanked with "We’ve received your request and a dealer will reach out to you shortly."
      And the thanks name "Night Owl" and when the visit is wished for
      And she is given a reference
      And one request has arrived for "Night Owl"
      And the request says:
        | Preferred date | the next working day |
        | Time of day    | Morning, 8am to 12pm |
        | Last name      | Doe                  |
