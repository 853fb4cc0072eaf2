Feature: The right number to call
  Campaigns are paid for by the calls they bring in, so a dealer has several numbers. For 7 days, visitors see the number that
  matches how they arrived; everybody else sees the dealer's own.

  Background:
    Given the dealer "Night Owl" of 75001 has the number 972-555-0100
    And "Night Owl" has the number 214-555-0111 for the first campaign
    And "Night Owl" has the number 214-555-0122 for search ads
    And "Night Owl" has the number 214-555-0133 for search engines

  Rule: How a visitor arrived decides which number the card shows

    Scenario Outline: <how>
      Given Ann arrived <how>
      When she looks for dealers near "75001"
      Then the card of "Night Owl" says "<number>"

      Examples:
        | how                                | number         |
        | by typing the address              | 1-972-555-0100 |
        | through the first campaign         | 1-214-555-0111 |
        | through a search ad                | 1-214-555-0122 |
        | through a search engine            | 1-214-555-0133 |
        | through the second campaign        | 1-972-555-0100 |
        | through a campaign without numbers | 1-972-555-0100 |

  Rule: How a visitor arrived is remembered for 7 days

    Scenario: On a visit after 6 days
      Given Ann arrived through the first campaign
      When she looks for dealers near "75001"
      And she comes back after 6 days
      Then the card of "Night Owl" says "1-214-555-0111"

    Scenario: Not on a visit after 8 days
      Given Ann arrived through the first campaign
      When she looks for dealers near "75001"
      And she comes back after 8 days
      Then the card of "Night Owl" says "1-972-555-0100"

  Rule: A value-brand number replaces the dealer's own, without its first digit

    Scenario: Nothing is known about the visitor
      Given "Night Owl" has the number 12145550144 for the value brand
      When Ann looks for dealers near "75001"
      Then the card of "Night Owl" says "1-214-555-0144"

  Rule: If a dealer has no number for how a visitor arrived, call routing finds one

    Background:
      Given the dealer "Day Break" of 55401 has the number 612-555-0100
      And calls to "Day Break" are routed

    @smoke
    Scenario: The card shows "Loading..", then the routed number
      Given the call routing of "Day Break" gives 833-555-0121, but slowly
      And Ann arrived through the first campaign
      When she looks for dealers near "55401"
      Then the card of "Day Break" says "Loading.."
      When the call routing answers
      Then the card of "Day Break" says "1-833-555-0121"

    Scenario: Without an answer, the card shows the dealer's own number
      Given Ann arrived through the first campaign
      When she looks for dealers near "55401"
      Then the card of "Day Break" says "1-612-555-0100"

    Scenario: Visitors who came directly see the dealer's own number
      Given the call routing of "Day Break" gives 833-555-0121
      When Ann looks for dealers near "55401"
      Then the card of "Day Break" says "1-612-555-0100"
      And no call was routed

  Rule: Visitors from some partners see no ratings for 7 days

    @smoke
    Scenario Outline: <partner>
      Given "Night Owl" is rated 4.5 by 23 customers
      And Ann arrived from <partner>
      When she looks for dealers near "75001"
      Then the card of "Night Owl" does not say "4.5 (23 reviews)"
      When she comes back after 8 days
      Then the card of "Night Owl" says "4.5 (23 reviews)"

      Examples:
        | partner            |
        | the first partner  |
        | the second partner |
