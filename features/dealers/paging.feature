Feature: Paging through dealers
  Cards are meant to be read, not skimmed: a page shows three dealers, and visitors always know where they are in the list.

  Background:
    Given 8 dealers serve 75001

  Rule: A page shows three dealers and says which ones

    Scenario: The first page
      When Ann looks for dealers near "75001"
      Then she sees the dealers "Dealer 1", "Dealer 2" and "Dealer 3"
      And she reads "Showing 1-3 of 8"
      And page 1 is marked as the current one
      And she cannot go to the previous page

    Scenario: The next page
      When Ann looks for dealers near "75001"
      And she goes to the next page
      Then she sees the dealers "Dealer 4", "Dealer 5" and "Dealer 6"
      And she reads "Showing 4-6 of 8"
      And page 2 is marked as the current one

    Scenario: The last page shows the rest
      When Ann looks for dealers near "75001"
      And she goes to page 3
      Then she sees the dealers "Dealer 7" and "Dealer 8"
      And she reads "Showing 7-8 of 8"
      And she cannot go to the next page

    @scripts-off
    Scenario: The next page, in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      And she goes to the next page
      Then she reads "Showing 4-6 of 8"

  Rule: Visitors stay on their page

    Scenario: Reloading stays on the page
      When Ann looks for dealers near "75001"
      And she goes to the next page
      And she reloads the page
      Then she reads "Showing 4-6 of 8"

    @smoke
    Scenario: Going back shows the previous page
      When Ann looks for dealers near "75001"
      And she goes to the next page
      And she goes back
      Then she reads "Showing 1-3 of 8"

    Scenario: A page number that is too high shows the last page
      When Ann opens page 99 of the dealers near "75001"
      Then she reads "Showing 7-8 of 8"

  Rule: A new search starts at the first page

    @smoke
    Scenario: Another area
      Given the dealer "Nordic Comfort" serves 55401
      When Ann looks for dealers near "75001"
      And she goes to page 3
      And she looks for dealers near "55401"
      Then she reads "Showing 1-1 of 1"

  Rule: The order stays the same on every page

    @smoke
    Scenario: Shuffled dealers appear on one page only
      Given the provider wants its dealers shuffled
      When Ann looks for dealers near "75001"
      And she goes through all pages
      Then she has seen every one of the 8 dealers once
