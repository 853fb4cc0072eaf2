Feature: The dealer slider
  On the schedule page, dealers are side by side: three on a desktop, two on a tablet, one on a phone. The page has the first
  nine, even without scripts.

  Background:
    Given 7 dealers serve 75001

  Rule: It shows the dealers of the area, at most nine

    Scenario: Seven dealers
      When Ann opens the schedule page for "75001"
      Then she sees every one of the 7 dealers

    @scripts-off
    Scenario: In a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann opens the schedule page for "75001"
      Then she sees every one of the 7 dealers

    Scenario: Twenty dealers
      Given 20 dealers serve 60601
      When Ann opens the schedule page for "60601"
      Then she sees the dealers "Dealer 1", "Dealer 2", "Dealer 3", "Dealer 4", "Dealer 5", "Dealer 6", "Dealer 7", "Dealer 8" and "Dealer 9"
      And she is offered "See all 20 dealers"

  Rule: It shows as many dealers as the screen has room for

    Scenario Outline: On a <screen>
      Given Ann has a <screen>
      When Ann opens the schedule page for "75001"
      Then the slider shows <shown>
      When she slides to the next dealers
      Then the slider shows <after>

      Examples:
        | screen  | shown                                 | after                                 |
        | desktop | "Dealer 1", "Dealer 2" and "Dealer 3" | "Dealer 2", "Dealer 3" and "Dealer 4" |
        | tablet  | "Dealer 1" and "Dealer 2"             | "Dealer 2" and "Dealer 3"             |
        | phone   | "Dealer 1"                            | "Dealer 2"                            |

  Rule: It ends at the first and the last dealer

    Scenario: At the first
      When Ann opens the schedule page for "75001"
      Then she cannot slide to the previous dealers

    @smoke
    Scenario: At the last
      When Ann opens the schedule page for "75001"
      And she slides to the last dealers
      Then the slider shows "Dealer 6" and "Dealer 7"
      And she cannot slide to the next dealers

  Rule: After the last dealer, a card leads to the full list

    Scenario: Seven dealers
      When Ann opens the schedule page for "75001"
      Then she is offered "See all 7 dealers"

  Rule: When dealers cannot be loaded, an error message appears

    Scenario: The provider fails three times
      Given the provider fails the next 3 searches
      When Ann opens the schedule page
      And she looks for dealers near "75001"
      And 1 second passes
      And 2 seconds pass
      Then she reads "We're experiencing some technical issues on our end."
