Feature: When the dealer provider fails
  The service that knows the dealers can be busy, broken or slow. Visitors get what the specification promises for
  each case, the page itself goes on working, and nobody has to press again for trouble that passes.

  Background:
    Given the dealer "Nordic Comfort" serves 55401

  Rule: Too many requests is said at once, and tried again behind it

    Scenario: The error shows at once, without a count
      Given the provider refuses the next search and asks to wait 3 seconds
      When Ann looks for dealers near "55401"
      Then she reads "We're experiencing some technical issues on our end."
      And she reads "Please try again later."
      And she sees no dealers and no count

    Scenario: A later success takes its place
      Given the provider refuses the next search and asks to wait 3 seconds
      When Ann looks for dealers near "55401"
      And she reads "We're experiencing some technical issues on our end."
      And 3 seconds go by
      Then she sees the dealer "Nordic Comfort"

    Scenario: A provider that asks for too much patience is asked again after 10 seconds
      Given the provider refuses the next search and asks to wait 600 seconds
      When Ann looks for dealers near "55401"
      And she reads "We're experiencing some technical issues on our end."
      And 10 seconds go by
      Then she sees the dealer "Nordic Comfort"

    @scripts-off
    Scenario: The error shows in a browser that runs no scripts
      Given Ann's browser runs no scripts
      And the provider refuses the next search and asks to wait 3 seconds
      When Ann looks for dealers near "55401"
      Then she reads "We're experiencing some technical issues on our end."

  Rule: Other failures are tried again twice, then given up silently

    Scenario: Trouble that passes is never seen
      Given the provider fails the next 2 searches
      When Ann looks for dealers near "55401"
      And 1 second goes by
      And 2 seconds go by
      Then she sees the dealer "Nordic Comfort"
      And the problem is logged as "Error fetching dealers"

    Scenario: Trouble that stays ends in the empty panel
      Given the provider fails the next 3 searches
      When Ann looks for dealers near "55401"
      And 1 second goes by
      And 2 seconds go by
      Then she reads "We found 0 dealers servicing near 55401"
      And she can go on to "Try again"
      And the problem is logged as "Failed to fetch dealers"

    @scripts-off
    Scenario: Without scripts the page says that it still looks, and offers to keep looking
      Given Ann's browser runs no scripts
      And the provider fails the next search
      When Ann looks for dealers near "55401"
      Then she reads "Looking for dealers near you."
      And she can go on to "This is taking longer than usual. Keep looking"

  Rule: The empty state waits for the answer, but not for ever

    Scenario: A slow provider leaves the page searching
      Given the provider does not answer the next search
      When Ann looks for dealers near "55401"
      And 9 seconds go by
      Then she reads "Looking for dealers near you."

    Scenario: After 10 seconds the empty panel shows
      Given the provider does not answer the next search
      When Ann looks for dealers near "55401"
      And 10 seconds go by
      Then she reads "We found 0 dealers servicing near 55401"

    Scenario: An answer that comes late is still good
      Given the provider does not answer the next search
      When Ann looks for dealers near "55401"
      And 10 seconds go by
      And she reads "We found 0 dealers servicing near 55401"
      And the provider answers at last
      Then she sees the dealer "Nordic Comfort"

    Scenario: An answer to an older search is dropped
      Given the provider does not answer the next search
      And the dealer "Lakeside Air" serves 60601
      When Ann looks for dealers near "55401"
      And she looks for dealers near "60601"
      And the provider answers at last
      Then she sees the dealer "Lakeside Air"

  Rule: An answer that is not of the expected shape is ignored

    Scenario: Nothing of it is shown
      Given the provider answers the next search with nonsense
      When Ann looks for dealers near "55401"
      And 10 seconds go by
      Then she reads "We found 0 dealers servicing near 55401"
      And the problem is logged as "Error in getDealers"
