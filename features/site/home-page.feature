Feature: The home page
  People come here because they are cold, hot, or about to spend a lot of money. At a glance they see where to go.

  Rule: Every need has its own link

    @smoke
    Scenario Outline: <need>
      When Ann reads the home page
      Then "<need>" leads to <place>

      Examples:
        | need           | place                       |
        | A new system   | the page "Find a dealer"    |
        | A repair       | the page "Schedule service" |
        | A price        | the page "Build your own system" |
        | Something else | the page "Customer care"    |

  Rule: Each symptom links to what to check

    Scenario Outline: <symptom>
      When Ann reads the home page
      Then "<symptom> <guide>" leads to "<section>" in the guide "<guide>"

      Examples:
        | symptom      | guide                     | section                                |
        | No heat      | Gas furnaces              | No heat, and nothing runs              |
        | Cool air     | Gas furnaces              | The blower runs, but the air is cool   |
        | Won’t cool   | Air conditioners          | It blows warm air                      |
        | Leaking      | Air conditioners          | Water pools around the indoor unit     |
        | Noise        | Air conditioners          | It buzzes, grinds, hisses or rattles   |
        | Blank screen | Thermostats and controls  | The screen is blank                    |

  Rule: Help with a decision is one link away

    Scenario Outline: <link>
      When Ann reads the home page
      Then "<link>" leads to the page "<page>"

      Examples:
        | link                       | page             |
        | Another system or symptom  | Troubleshooting  |
        | Compare products           | Compare products |
        | See the warranty           | Warranty         |

  Rule: The page starts with what matters most

    Scenario: Safety, and how long a reply takes
      When Ann reads the home page
      Then the page says "If you smell gas"
      And the page says "Get everyone outside first. Then call 911 and your gas utility. Do the same if a carbon monoxide alarm goes off."
      And the page says "Two short steps and a dealer near you will call within 24 to 48 hours. No account, no obligation."

  Rule: The page links to the basics of heating and cooling

    Scenario: An HVAC 101 topic
      When Ann reads the home page
      Then "ENERGY STAR" leads to the page "What does ENERGY STAR mean?"
