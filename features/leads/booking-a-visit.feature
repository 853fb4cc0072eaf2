Feature: Booking a visit
  Some would rather name a day than wait for a call. Book online asks when, then who and where, and shows everything once more before
  it goes to the dealer.

  Background:
    Given the dealer "Night Owl" serves 75001

  Rule: A visit is on a day from today on, Monday to Saturday

    Scenario Outline: Not <day>
      When Ann looks for dealers near "75001"
      And she books a visit of "Night Owl"
      And she fills in this step, but "Day" is "<day>"
      And she goes on
      Then it says of "Day": Choose a day from today on, Monday to Saturday.

      Examples:
        | day               |
        | yesterday         |
        | the next Sunday   |
        | a day in 100 days |
        |                   |

    Scenario: A part of the day is asked for too
      When Ann looks for dealers near "75001"
      And she books a visit of "Night Owl"
      And she changes "Day" to "the next working day"
      And she goes on
      Then it says of "Part of the day": Choose a part of the day.

    Scenario: A working day leads on
      When Ann looks for dealers near "75001"
      And she books a visit of "Night Owl"
      And it says "Step 1 of 3"
      And she fills in this step
      And she goes on
      Then it says "Step 2 of 3"

  Rule: Everything is in sight once more before it is sent

    Scenario: The summary in plain words
      When Ann looks for dealers near "75001"
      And she books a visit of "Night Owl"
      And she fills it in, but "Part of the day" is "Evening, 5pm to 8pm"
      Then it sums up:
        | Part of the day | Evening, 5pm to 8pm |
        | First name      | Ann                 |
        | Street address  | 1200 Main St        |
        | State/Province  | Texas               |
      And no request has arrived

    Scenario: What is wrong in it can be put right
      When Ann looks for dealers near "75001"
      And she books a visit of "Night Owl"
      And she fills it in
      And she goes back a step
      And she changes "City" to "Dallas"
      And she goes on
      Then it sums up:
        | City | Dallas |

    Scenario: Sent, it is a request for the dealer, the day and the part of the day
      When Ann looks for dealers near "75001"
      And she books a visit of "Night Owl"
      And she fills it in
      And she sends it
      Then she is thanked with "We’ve received your request and a dealer will reach out to you shortly."
      And she is given a reference
      And one request has arrived for "Night Owl"
      And the request says:
        | Day             | the next working day   |
        | Part of the day | Morning, 8am to 12pm   |
        | Last name       | Doe                    |
