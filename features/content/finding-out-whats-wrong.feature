Feature: Finding out what's wrong
  A few questions show a worried homeowner what to check themselves, and when to stop and call. Emergencies come before everything
  else.

  Rule: Emergencies come before everything else

    Scenario: A smell of gas
      When Ann opens the page "Troubleshooting"
      Then the page asks "First: is any of this happening now?" before "If not: which system is it?"
      When she says that "I smell gas (like rotten eggs)"
      Then the page says "Leave right away. Take everyone with you."
      And the page says "From a safe distance, call 911. Then call your gas utility or propane supplier."

  Rule: For a system and a symptom, the page lists what to check and when to stop

    @smoke
    Scenario Outline: <system>: <symptom>
      When Ann opens the page "Troubleshooting"
      And she says that it is one of the "<system>"
      And she chooses "<symptom>"
      Then the accordion "<symptom>" is open
      And the page says "<stop>"

      Examples:
        | system           | symptom                                    | stop                                                                           |
        | Gas furnaces     | No heat, and nothing runs                  | If it’s still dead, or the breaker trips again: Stop here. Call a dealer.      |
        | Heat pumps       | Steam, whooshing, or the outdoor fan stops | If it defrosts nonstop, or for more than 15 minutes: Stop here. Call a dealer. |
        | Oil furnaces     | It stops, and its reset has tripped               | If one reset didn’t help: Stop here. Call a dealer.                            |
        | Packaged systems | Nothing runs                               | If it trips again: Stop here. Call a dealer.                                   |

    @scripts-off
    Scenario: In a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann opens the page "Troubleshooting"
      And she says that it is one of the "Gas furnaces"
      And she chooses "No heat, and nothing runs"
      Then the accordion "No heat, and nothing runs" is open

  Rule: Homeowners can add maintenance reminders to their own calendar

    Scenario: A gas furnace
      When Ann opens the page "Gas furnace maintenance"
      Then "Add reminders to my calendar (calendar file)" leads to the page "the reminders for gas furnaces"
