Feature: The home page
  People come here because they are cold, hot, or about to spend a lot of money. At a glance they see where to go.

  Rule: Every need has its own link

    Scenario Outline: <need>
      When Ann reads the home page
      Then "<need>" leads to <place>

      Examples:
        | need           | place                       |
        | A new system   | the page "Find a dealer"    |
        | A repair       | the page "Schedule service" |
        | A price        | the home help form          |
        | Something else | the page "Customer care"    |

  Rule: The page says first what matters most

    Scenario: Safety, and how long an answer takes
      When Ann reads the home page
      Then the page says "If you smell gas"
      And the page says "Get everyone outside first. Then call 911 and your gas utility. Do the same if a carbon monoxide alarm goes off."
      And the page says "Leave your details below. A local dealer will call you within 24 to 48 hours."

  Rule: The page leads to the basics of heating and cooling

    Scenario: A topic of the HVAC 101
      When Ann reads the home page
      Then "ENERGY STAR" leads to the page "What does ENERGY STAR mean?"
