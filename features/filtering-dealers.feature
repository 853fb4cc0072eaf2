Feature: Filtering dealers
  Somebody with a dead furnace at night needs a dealer who answers at night. Six filters leave those who fit;
  a dealer must pass all that are checked.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name         | miles | badges                                                     |
      | NIGHT OWL    | 1     | emergency-service, nate-certified                          |
      | DAY BREAK    | 2     | nate-certified, financing                                  |
      | OLD TIMER    | 3     | charter-member, comfort-specialist                         |
      | FAR SIGHT    | 4     | remote-diagnostics, comfort-specialist                     |
      | ALL ROUND    | 5     | emergency-service, nate-certified, financing, leasing      |
      | PLAIN AIR    | 6     | not-certified                                              |

  Rule: Each filter leaves the dealers who have what it names

    Scenario Outline: One filter
      When Ann looks for dealers near "75001"
      And she checks the filter "<filter>"
      Then she sees <dealers>
      And she reads "<count>"
      And the filter button says "Filter (1)"

      Examples:
        | filter                | dealers                                            | count             |
        | 24/7                  | the dealers "Night Owl" and "All Round"            | Showing 1-2 of 2  |
        | NATE Certified        | the dealers "Night Owl", "Day Break" and "All Round" | Showing 1-3 of 3 |
        | Remote Diagnostics    | the dealer "Far Sight"                             | Showing 1-1 of 1  |
        | Financing             | the dealers "Day Break" and "All Round"            | Showing 1-2 of 2  |
        | Charter Members       | the dealer "Old Timer"                             | Showing 1-1 of 1  |

    Scenario: Comfort Specialist removes dealers who are no certified contractors, and nobody else
      When Ann looks for dealers near "75001"
      And she checks the filter "Comfort Specialist"
      Then she reads "Showing 1-3 of 5"

  Rule: A dealer must pass all filters that are checked

    Scenario: Two filters
      When Ann looks for dealers near "75001"
      And she checks the filter "NATE Certified"
      And she checks the filter "24/7"
      Then she sees the dealers "Night Owl" and "All Round"
      And the filter button says "Filters (2)"

    Scenario: A filter that is checked again is off
      When Ann looks for dealers near "75001"
      And she checks the filter "Charter Members"
      And she checks the filter "Charter Members"
      Then she reads "Showing 1-3 of 6"
      And the filter button says "Filter (0)"

  Rule: A filter starts at the first page, and the address keeps it

    Scenario: From a later page
      When Ann looks for dealers near "75001"
      And she goes to the next page
      And she checks the filter "NATE Certified"
      Then she reads "Showing 1-3 of 3"

    Scenario: Loading again keeps the filters
      When Ann looks for dealers near "75001"
      And she checks the filter "NATE Certified"
      And she checks the filter "Financing"
      And she loads the page again
      Then she sees the dealers "Day Break" and "All Round"
      And the filter button says "Filters (2)"

    Scenario: Going back takes the filter off
      When Ann looks for dealers near "75001"
      And she checks the filter "Charter Members"
      And she goes back
      Then she reads "Showing 1-3 of 6"
      And the filter button says "Filter (0)"

    Scenario: A search of another area keeps the filters
      Given the dealer "Nordic Comfort" serves 55401
      When Ann looks for dealers near "75001"
      And she checks the filter "Charter Members"
      And she looks for dealers near "55401"
      Then she reads "Sorry, we can’t find any dealers to match your request."
      And the filter button says "Filter (1)"

    @scripts-off
    Scenario: Filters work in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      And she checks the filter "NATE Certified"
      Then she reads "Showing 1-3 of 3"
      And the filter button says "Filter (1)"
