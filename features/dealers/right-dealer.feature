Feature: The request goes to the chosen dealer
  Most people know which dealer they want before they open a form: a neighbor recommended one, or they read the reviews. Every
  form that asks for a dealer offers all dealers in the area, and keeps the one they chose.

  Background:
    Given 20 dealers serve 75001

  Rule: Visitors can choose any dealer of the area

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
