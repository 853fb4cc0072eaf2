Feature: Comparing dealers
  Two or three dealers look good. Side by side it shows what one has and another lacks.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | town           | miles | rating | reviews | badges                            |
      | NIGHT OWL | Addison, TX    | 1     | 4.5    | 23      | emergency-service, nate-certified |
      | DAY BREAK | Carrollton, TX | 2     |        | 0       | nate-certified                    |
      | OLD TIMER | Dallas, TX     | 3     | 4.0    | 8       | charter-member                    |
      | FAR SIGHT | Plano, TX      | 14    | 5.0    | 2       |                                   |

  Rule: Up to three dealers can be picked, on any page

    Scenario: Two dealers of two pages
      When Ann looks for dealers near "75001"
      And she picks "Night Owl" to compare
      And she goes to the next page
      And she picks "Far Sight" to compare
      And she compares
      Then the comparison shows "Night Owl" and "Far Sight"

    Scenario: There is no room for a fourth
      When Ann looks for dealers near "75001"
      And she picks "Night Owl" to compare
      And she picks "Day Break" to compare
      And she picks "Old Timer" to compare
      And she goes to the next page
      Then she cannot pick "Far Sight" to compare

    Scenario: A dealer that is picked again is out
      When Ann looks for dealers near "75001"
      And she picks "Night Owl" to compare
      And she picks "Night Owl" to compare
      Then nothing is picked to compare

  Rule: The comparison shows the same things of each

    Scenario: Badges, rating, distance
      When Ann compares "Night Owl" and "Day Break" near "75001"
      Then the comparison says of "Night Owl":
        | Rating                 | 4.5         |
        | Reviews                | 23          |
        | 24/7 Emergency Service | Yes         |
        | NATE Certified         | Yes         |
        | Distance               | 1 mile away |
      And the comparison says of "Day Break":
        | Rating                 | No reviews yet |
        | 24/7 Emergency Service | No             |
        | NATE Certified         | Yes            |
        | Distance               | 2.0 miles away |

    Scenario: The address can be shared
      When Ann compares "Night Owl" and "Day Break" near "75001"
      And she loads the page again
      Then the comparison shows "Night Owl" and "Day Break"

    @scripts-off
    Scenario: It works in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001"
      And she picks "Night Owl" to compare
      And she picks "Day Break" to compare
      And she compares
      Then the comparison shows "Night Owl" and "Day Break"
