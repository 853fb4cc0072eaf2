Feature: Paging through dealers
  A card must be read, not scanned: three dealers stand on a page, and the visitor always knows where in the list she is.

  Background:
    Given 8 dealers serve 75001

  Rule: Three dealers stand on a page, and a line says which

    Scenario: The first page
      When Ann looks for dealers near "75001"
      Then she sees the dealers "Dealer 1", "Dealer 2" and "Dealer 3"
      And she reads "Showing 1-3 of 8"
      And she cannot go to the previous page

    Scenario: The next page
      When Ann looks for dealers near "75001"
      And she goes to the next page
      Then she sees the dealers "Dealer 4", "Dealer 5" and "Dealer 6"
      And she reads "Showing 4-6 of 8"

    Scenario: The last page holds what is left
      When Ann looks for dealers near "75001"
      And she goes to page 3
      Then she sees the dealers "Dealer 7" and "Dealer 8"
      And she reads "Showing 7-8 of 8"
      And she cannot go to the next page

    @scripts-off
    Scenario: Pages turn in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      And she goes to the next page
      Then she reads "Showing 4-6 of 8"

  Rule: A page holds its place

    Scenario: Loading again stays on the page
      When Ann looks for dealers near "75001"
      And she goes to the next page
      And she loads the page again
      Then she reads "Showing 4-6 of 8"

    Scenario: Going back turns back
      When Ann looks for dealers near "75001"
      And she goes to the next page
      And she goes back
      Then she reads "Showing 1-3 of 8"

    Scenario: A page past the last is the last
      When Ann opens page 99 of the dealers near "75001"
      Then she reads "Showing 7-8 of 8"

    Scenario: Another area starts at its first page
      Given the dealer "Nordic Comfort" serves 55401
      When Ann looks for dealers near "75001"
      And she goes to page 3
      And she looks for dealers near "55401"
      Then she reads "Showing 1-1 of 1"

  Rule: The order stays while pages are turned

    Scenario: Shuffled dealers stand on one page only
      Given the provider wants its dealers shuffled
      When Ann looks for dealers near "75001"
      And she reads all pages
      Then she has seen every one of the 8 dealers once
