Feature: When the dealer provider fails
  The service with the dealers can be busy, broken or slow. Each case has its own message, the rest of the page keeps
  working, and nobody has to search again because of a brief problem.

  Background:
    Given the dealer "Nordic Comfort" serves 55401

  Rule: When the provider is too busy, the page says so at once

    Scenario: An error message instead of a count
      Given the provider rejects the next search and asks to wait 3 seconds
      When Ann looks for dealers near "55401"
      Then she reads "We're experiencing some technical issues on our end."
      And she reads "Please try again later."
      And she sees no dealers and no count

    @scripts-off
    Scenario: An error message, in a browser that runs no scripts
      Given Ann's browser runs no scripts
      And the provider rejects the next search and asks to wait 3 seconds
      When Ann looks for dealers near "55401"
      Then she reads "We're experiencing some technical issues on our end."

  Rule: A busy provider is asked again in the background

    Scenario: When it answers, the dealers replace the message
      Given the provider rejects the next search and asks to wait 3 seconds
      When Ann looks for dealers near "55401"
      Then she reads "We're experiencing some technical issues on our end."
      When 3 seconds pass
      Then she sees the dealer "Nordic Comfort"

    Scenario: A provider that asks for a long wait is called again after 10 seconds
      Given the provider rejects the next search and asks to wait 600 seconds
      When Ann looks for dealers near "55401"
      Then she reads "We're experiencing some technical issues on our end."
      When 10 seconds pass
      Then she sees the dealer "Nordic Comfort"

  Rule: After any other failure, the search is retried twice

    Scenario: A brief problem goes unnoticed
      Given the provider fails the next 2 searches
      When Ann looks for dealers near "55401"
      And 1 second passes
      And 2 seconds pass
      Then she sees the dealer "Nordic Comfort"
      And the problem is logged as "Error fetching dealers"

    Scenario: A lasting problem ends in the "no dealers" message
      Given the provider fails the next 3 searches
      When Ann looks for dealers near "55401"
      And 1 second passes
      And 2 seconds pass
      Then she reads "We found 0 dealers servicing near 55401"
      And she can choose "Try again"
      And the problem is logged as "Failed to fetch dealers"

    @scripts-off
    Scenario: Without scripts, the page says that it is still looking, and offers to keep looking
      Given Ann's browser runs no scripts
      And the provider fails the next search
      When Ann looks for dealers near "55401"
      Then she reads "Looking for dealers near you."
      And she can choose "This is taking longer than usual. Keep looking"

  Rule: The "no dealers" message waits 10 seconds for an answer

    Scenario: Before that, the page is still searching
      Given the provider does not answer the next search
      When Ann looks for dealers near "55401"
      And 9 seconds pass
      Then she reads "Looking for dealers near you."

    Scenario: After 10 seconds the message appears
      Given the provider does not answer the next search
      When Ann looks for dealers near "55401"
      And 10 seconds pass
      Then she reads "We found 0 dealers servicing near 55401"

    @smoke
    Scenario: A late answer is still shown
      Given the provider does not answer the next search
      When Ann looks for dealers near "55401"
      And 10 seconds pass
      Then she reads "We found 0 dealers servicing near 55401"
      When the provider finally answers
      Then she sees the dealer "Nordic Comfort"

  Rule: Only the latest search counts

    Scenario: A late answer to an older search is ignored
      Given the provider does not answer the next search
      And the dealer "Lakeside Air" serves 60601
      When Ann looks for dealers near "55401"
      And she looks for dealers near "60601"
      And the provider finally answers
      Then she sees the dealer "Lakeside Air"

  Rule: A malformed answer is ignored

    Scenario: The page shows none of it
      Given the provider answers the next search with malformed data
      When Ann looks for dealers near "55401"
      And 10 seconds pass
      Then she reads "We found 0 dealers servicing near 55401"
      And the problem is logged as "Error in getDealers"
