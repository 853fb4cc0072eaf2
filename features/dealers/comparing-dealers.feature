Feature: Comparing dealers
  Two or three dealers look good. Side by side, it is easy to see what one offers and another does not.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | town           | miles | rating | reviews | badges                                 |
      | NIGHT OWL | Addison, TX    | 1     | 4.5    | 23      | 24/7 Emergency Service, NATE Certified |
      | DAY BREAK | Carrollton, TX | 2     |        | 0       | NATE Certified                         |
      | OLD TIMER | Dallas, TX     | 3     | 4.0    | 8       | Charter Member                         |
      | FAR SIGHT | Plano, TX      | 14    | 5.0    | 2       |                                        |

  Rule: Up to three dealers can be picked

    Scenario: Two dealers from two pages
      When Ann looks for dealers near "75001"
      And she picks "Night Owl" to compare
      And she goes to the next page
      And she picks "Far Sight" to compare
      And she compares them
      Then the comparison shows "Night Owl" and "Far Sight"

    Scenario: A fourth dealer cannot be picked
      When Ann looks for dealers near "75001"
      And she picks "Night Owl" to compare
      And she picks "Day Break" to compare
      And she picks "Old Timer" to compare
      And she goes to the next page
      Then she cannot pick "Far Sight" to compare

    Scenario: Picking a dealer again removes them
      When Ann looks for dealers near "75001"
      And she picks "Night Owl" to compare
      And she picks "Night Owl" to compare
      Then no dealer is picked to compare

  Rule: The comparison shows the same details for each dealer

    Scenario: Badges, rating, distance
      When Ann compares "Night Owl" and "Day Break" near "75001"
      Then the comparison shows for "Night Owl":
        | Rating                 | 4.5         |
        | Reviews                | 23          |
        | 24/7 Emergency Service | Yes         |
        | NATE Certified         | Yes         |
        | Distance               | 1 mile away |
      And the comparison shows for "Day Break":
        | Rating                 | No reviews yet |
        | 24/7 Emergency Service | No             |
        | NATE Certified         | Yes            |
        | Distance               | 2.0 miles away |

  Rule: A comparison can be shared

    @smoke
    Scenario: Opening the same comparison again
      When Ann compares "Night Owl" and "Day Break" near "75001"
      And she reloads the page
      Then the comparison shows "Night Owl" and "Day Break"

  Rule: Comparing works without scripts

    @scripts-off
    Scenario: In a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      And she picks "Night Owl" to compare
      And she picks "Day Break" to compare
      And she compares them
      Then the comparison shows "Night Owl" and "Day Break"
