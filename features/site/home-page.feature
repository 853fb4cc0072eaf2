Feature: The home page
  Whoever comes here is cold, hot, or about to spend a lot of money. One look shows which way is hers.

  Rule: Every need has a way of its own

    Scenario Outline: <need>
      When Ann reads the home page
      Then "<need>" leads to "<place>"

      Examples:
        | need           | place              |
        | A new system   | /find-a-dealer/    |
        | A repair       | /find-your-dealer/ |
        | A price        | #help              |
        | Something else | /customer-care/    |

  Rule: Danger comes before any dealer, and nobody waits without knowing for how long

    Scenario: What she reads before she asks
      When Ann reads the home page
      Then the page says "Smell gas, or is a carbon monoxide alarm going off? Get everyone outside first. Then call 911. For gas, call your gas utility too."
      And the page says "Leave your details below. A local dealer will call you within 24 to 48 hours."

  Rule: It leads to no page that there is not

    Scenario: A topic of HVAC 101 is offered once it is written
      Given an editor has published the page "Sizing" as "/resources/getting-started/hvac-basics/sizing/"
      When Ann reads the home page
      Then "Sizing" leads to "/resources/getting-started/hvac-basics/sizing/"
      And there is no way called "Ductless"
