Feature: The dealer slider
  On the schedule page the dealers stand side by side: three on a desktop, two on a tablet, one on a phone. All of them are there, before and
  without scripts too.

  Background:
    Given 7 dealers serve 75001

  Rule: It lists all the dealers that it is given

    Scenario: Seven of seven
      When Ann opens the schedule page for "75001"
      Then she sees every one of the 7 dealers

    @scripts-off
    Scenario: In a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann opens the schedule page for "75001"
      Then she sees every one of the 7 dealers

  Rule: So many stand side by side as there is room

    Scenario Outline: On a <screen>
      Given Ann has a <screen>
      When Ann opens the schedule page for "75001"
      Then <shown> stand in view
      When she slides to the next dealers
      Then <after> stand in view

      Examples:
        | screen  | shown                                 | after                                 |
        | desktop | "Dealer 1", "Dealer 2" and "Dealer 3" | "Dealer 2", "Dealer 3" and "Dealer 4" |
        | tablet  | "Dealer 1" and "Dealer 2"             | "Dealer 2" and "Dealer 3"             |
        | phone   | "Dealer 1"                            | "Dealer 2"                            |

  Rule: Arrows end with the dealers

    Scenario: At the first
      When Ann opens the schedule page for "75001"
      Then she cannot slide to the previous dealers

    Scenario: At the last
      When Ann opens the schedule page for "75001"
      And she slides to the last dealers
      Then "Dealer 5", "Dealer 6" and "Dealer 7" stand in view
      And she cannot slide to the next dealers

  Rule: A failure shows the error state

    Scenario: The provider fails three times
      Given the provider fails the next 3 searches
      When Ann opens the schedule page
      And she looks for dealers near "75001"
      And 1 second goes by
      And 2 seconds go by
      Then she reads "We're experiencing some technical issues on our end."
