Feature: The request goes to the dealer who was chosen
  Most people know which dealer they want before they open a form: a neighbor named one, or they read the reviews. Wherever a
  form asks for a dealer, it offers every dealer in the area and stays with the one they chose.

  Background:
    Given 20 dealers serve 75001

  Rule: Every dealer of the area can be chosen

    Scenario Outline: In the <form>
      When Ann opens the <form>
      And she chooses "Dealer 20" instead
      And she fills it in
      And she sends it
      Then one request has arrived for "Dealer 20"

      Examples:
        | form            |
        | contact-a-dealer form |
        | booking form    |
        | schedule-service form    |

    @scripts-off
    Scenario Outline: In the <form>, in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann opens the <form>
      And she chooses "Dealer 20" instead
      And she fills it in
      And she sends it
      Then one request has arrived for "Dealer 20"

      Examples:
        | form            |
        | contact-a-dealer form |
        | booking form    |
        | schedule-service form    |
