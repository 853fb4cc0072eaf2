Feature: Filtering dealers
  Someone whose furnace dies at night needs a dealer who answers at night. Filters narrow the list; a dealer must match every
  checked filter.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | miles | badges                                                     |
      | NIGHT OWL | 1     | 24/7 Emergency Service, NATE Certified                     |
      | DAY BREAK | 2     | NATE Certified, Financing                                  |
      | OLD TIMER | 3     | Charter Member, Comfort Specialist                         |
      | FAR SIGHT | 4     | Remote Diagnostics, Comfort Specialist                     |
      | ALL ROUND | 5     | 24/7 Emergency Service, NATE Certified, Financing, Leasing |
      | PLAIN AIR | 6     | not certified                                              |

  Rule: A filter keeps the dealers that match it

    Scenario Outline: One filter
      When Ann looks for dealers near "75001"
      And she checks the filter "<filter>"
      Then she sees <dealers>
      And she reads "<count>"
      And the filter button says "Filter (1)"

      Examples:
        | filter             | dealers                                              | count            |
        | 24/7               | the dealers "Night Owl" and "All Round"              | Showing 1-2 of 2 |
        | NATE Certified     | the dealers "Night Owl", "Day Break" and "All Round" | Showing 1-3 of 3 |
        | Remote Diagnostics | the dealer "Far Sight"                               | Showing 1-1 of 1 |
        | Financing          | the dealers "Day Break" and "All Round"              | Showing 1-2 of 2 |
        | Charter Members    | the dealer "Old Timer"                               | Showing 1-1 of 1 |

    Scenario: Comfort Specialist removes only dealers who are not certified contractors
      When Ann looks for dealers near "75001"
      And she checks the filter "Comfort Specialist"
      Then she reads "Showing 1-3 of 5"

  Rule: A dealer must match every checked filter

    Scenario: Two filters
      When Ann looks for dealers near "75001"
      And she checks the filter "NATE Certified"
      And she checks the filter "24/7"
      Then she sees the dealers "Night Owl" and "All Round"
      And the filter button says "Filters (2)"

    Scenario: Checking a filter again clears it
      When Ann looks for dealers near "75001"
      And she checks the filter "Charter Members"
      And she checks the filter "Charter Members"
      Then she reads "Showing 1-3 of 6"
      And the filter button says "Filter (0)"

  Rule: Checking a filter goes back to the first page

    Scenario: From a later page
      When Ann looks for dealers near "75001"
      And she goes to the next page
      And she checks the filter "NATE Certified"
      Then she reads "Showing 1-3 of 3"

  Rule: Filters last as long as the search

    Scenario: Reloading keeps the filters
      When Ann looks for dealers near "75001"
      And she checks the filter "NATE Certified"
      And she checks the filter "Financing"
      And she reloads the page
      Then she sees the dealers "Day Break" and "All Round"
      And the filter button says "Filters (2)"

    @smoke
    Scenario: Going back clears the filter
      When Ann looks for dealers near "75001"
      And she checks the filter "Charter Members"
      And she goes back
      Then she reads "Showing 1-3 of 6"
      And the filter button says "Filter (0)"

    Scenario: Searching another area keeps the filters
      Given the dealer "Nordic Comfort" serves 55401
      When Ann looks for dealers near "75001"
      And she checks the filter "Charter Members"
      And she looks for dealers near "55401"
      Then she reads "Sorry, we can’t find any dealers to match your request."
      And the filter button says "Filter (1)"

    @scripts-off @smoke
    Scenario: Filters work in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      And she checks the filter "NATE Certified"
      Then she reads "Showing 1-3 of 3"
      And the filter button says "Filter (1)"
