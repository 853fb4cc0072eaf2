Feature: Coming back to saved dealers
  A household takes days to decide. Whatever they found is one tap away the next evening, on the same device, without an account.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | town           | miles |
      | NIGHT OWL | Addison, TX    | 1     |
      | DAY BREAK | Carrollton, TX | 2     |

  Rule: Visitors save dealers, and remove them from the list

    Scenario: Nothing is saved yet
      When Ann opens what she saved
      Then the list says "Nothing saved yet"

    Scenario: A dealer is saved
      When Ann looks for dealers near "75001"
      And she follows "Day Break"
      And she saves the dealer
      And Ann opens what she saved
      Then "Day Break" is saved, with "Carrollton, TX"

    Scenario: The newest comes first
      When Ann looks for dealers near "75001"
      And she follows "Day Break"
      And she saves the dealer
      And Ann opens page 1 of the dealers near "75001"
      And she follows "Night Owl"
      And she saves the dealer
      And Ann opens what she saved
      Then "Night Owl" and "Day Break" are saved

    @smoke
    Scenario: A dealer is removed
      When Ann looks for dealers near "75001"
      And she follows "Day Break"
      And she saves the dealer
      And Ann opens what she saved
      And she removes "Day Break"
      Then the list says "Nothing saved yet"

  Rule: Guides and product pages can be saved, too

    @browser-only
    Scenario: A guide
      When Ann opens the guide for gas furnaces
      And she saves the page
      And Ann opens what she saved
      Then "Gas furnace troubleshooting" is saved, with ""
      And the list says "Pages"

  Rule: The header links to the list while something is saved

    @browser-only
    Scenario: After a dealer has been saved
      When Ann looks for dealers near "75001"
      Then the header does not lead to what is saved
      When she follows "Day Break"
      And she saves the dealer
      And Ann opens page 1 of the dealers near "75001"
      Then the header leads to what is saved

  Rule: The last comparison, estimate, rebate check and guide are saved automatically

    @browser-only
    Scenario: After a comparison
      When Ann compares "Night Owl" and "Day Break" near "75001"
      And Ann opens what she saved
      Then "Compare dealers" is saved, with "Night Owl, Day Break"

    @browser-only
    Scenario: After a guide
      When Ann opens the guide for gas furnaces
      And Ann opens what she saved
      Then "Gas furnace troubleshooting" is saved, with ""

    @browser-only
    Scenario: After an estimate that was made on the page
      When Ann puts together "Heat pump and air handler" for a "House" with "Keep the ducts I have"
      And Ann opens what she saved
      Then "Build your own system" is saved, with "Heat pump and air handler, House, Ductwork: Keep the ducts I have: $9,400"
