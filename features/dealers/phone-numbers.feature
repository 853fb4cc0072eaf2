Feature: The right number to call
  Campaigns are paid for by the calls that they bring, so a dealer has several numbers. A visitor sees the one for the way by which
  she came, for 7 days; everybody else sees the dealer's own.

  Background:
    Given the dealer "Night Owl" of 75001 has the number 972-555-0100
    And "Night Owl" has the campaign-1 number 214-555-0111
    And "Night Owl" has the paid-search number 214-555-0122
    And "Night Owl" has the organic-search number 214-555-0133

  Rule: The way by which a visitor came decides

    Scenario Outline: <way>
      Given Ann came by <way>
      When she looks for dealers near "75001"
      Then the card of "Night Owl" says "<number>"

      Examples:
        | way                                | number         |
        | typing the address                 | 1-972-555-0100 |
        | the campaign "campaign-1"          | 1-214-555-0111 |
        | an advertisement of a search engine | 1-214-555-0122 |
        | a search engine                    | 1-214-555-0133 |
        | the campaign "campaign-2"          | 1-972-555-0100 |
        | the campaign "spring-mailing"      | 1-972-555-0100 |

    Scenario: It is remembered on later visits
      Given Ann came by the campaign "campaign-1"
      When she looks for dealers near "75001"
      And 6 days go by and she comes again
      Then the card of "Night Owl" says "1-214-555-0111"

    Scenario: After 7 days it is forgotten
      Given Ann came by the campaign "campaign-1"
      When she looks for dealers near "75001"
      And 8 days go by and she comes again
      Then the card of "Night Owl" says "1-972-555-0100"

  Rule: A value-brand number stands in for the dealer's own, without its first character

    Scenario: For a visitor of whom nothing is known
      Given "Night Owl" has the value-brand number 12145550144
      When Ann looks for dealers near "75001"
      Then the card of "Night Owl" says "1-214-555-0144"

  Rule: Where a dealer has no number for the way, its calls are routed

    Background:
      Given the dealer "Day Break" of 55401 has the number 612-555-0100
      And calls to "Day Break" are routed by pool-1 and group-1

    Scenario: Loading.., then the routed number
      Given the routing of pool-1 and group-1 gives 833-555-0121, but slowly
      And Ann came by the campaign "campaign-1"
      When she looks for dealers near "55401"
      Then the card of "Day Break" says "Loading.."
      When the routing answers
      Then the card of "Day Break" says "1-833-555-0121"

    Scenario: Without an answer the dealer's own number stands
      Given Ann came by the campaign "campaign-1"
      When she looks for dealers near "55401"
      Then the card of "Day Break" says "1-612-555-0100"

    Scenario: Nobody's call is routed who came on her own
      Given the routing of pool-1 and group-1 gives 833-555-0121
      When Ann looks for dealers near "55401"
      Then the card of "Day Break" says "1-612-555-0100"
      And no call was routed

  Rule: Some ways hide ratings for 7 days

    Scenario Outline: <flag>
      Given "Night Owl" is rated 4.5 by 23 customers
      And Ann came with the flag "<flag>"
      When she looks for dealers near "75001"
      Then the card of "Night Owl" does not say "4.5 (23 reviews)"
      When 8 days go by and she comes again
      Then the card of "Night Owl" says "4.5 (23 reviews)"

      Examples:
        | flag      |
        | traneinfo |
        | lmg_2023  |
