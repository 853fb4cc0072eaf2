Feature: Sorting dealers
  The list is in the dealer program's order. A homeowner who wants the closest dealer, or the one with the best reviews,
  sorts it with one choice, and the link that she sends to her sister shows the same order.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name       | miles | rating | reviews | bucket |
      | FIRST AIR  | 9     | 4.2    | 80      | 1      |
      | CLOSE AIR  | 1     | 4.6    | 12      | 2      |
      | TOP AIR    | 5     | 4.9    | 210     | 2      |
      | NEW AIR    | 7     |        |         | 2      |

  Scenario: Recommended comes first
    When Ann looks for dealers near "75001"
    Then she sees the dealers "First Air", "Close Air" and "Top Air"

  Scenario Outline: By <order>
    When Ann looks for dealers near "75001"
    And she sorts by "<order>"
    Then the list is sorted by "<order>"
    And she sees the dealers <dealers>
    When she reloads the page
    Then she sees the dealers <dealers>

    Examples:
      | order         | dealers                                 |
      | Nearest       | "Close Air", "Top Air" and "New Air"    |
      | Top rated | "Top Air", "Close Air" and "First Air"  |

  Scenario: A few perfect reviews come after hundreds of very good ones
    Given these dealers serve 60601 in Chicago, IL:
      | name       | miles | rating | reviews | bucket |
      | FEW AIR    | 1     | 5.0    | 4       | 1      |
      | MANY AIR   | 9     | 4.9    | 310     | 1      |
    When Ann looks for dealers near "60601"
    And she sorts by "Top rated"
    Then she sees the dealers "Many Air" and "Few Air"

  Scenario: Another order goes back to the first page
    When Ann looks for dealers near "75001"
    And she goes to the next page
    And she sorts by "Nearest"
    Then she reads "Showing 1-3 of 4"

  Scenario: A filter keeps the order
    When Ann looks for dealers near "75001"
    And she sorts by "Top rated"
    And she checks the filter "Comfort Specialist"
    Then she sees the dealers "Top Air", "Close Air" and "First Air"

  @scripts-off @smoke
  Scenario: In a browser that runs no scripts
    Given Ann's browser runs no scripts
    When Ann looks for dealers near "75001"
    And she sorts by "Nearest"
    Then she sees the dealers "Close Air", "Top Air" and "New Air"
