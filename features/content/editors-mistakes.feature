Feature: Editors' mistakes
  Editors delete pictures, mistype links and leave fields empty. Homeowners can still read everything else, and the operator
  learns which field of which block to correct.

  Rule: A broken part is left out; the rest of the block stays

    Scenario: A deleted picture next to a page's heading
      Given an editor has published the page "Filters"
      And the page has a picture with text:
        | title          | Change your filter |
        | heads the page | yes                |
        | text           | Look once a month. |
        | picture        |                    |
      When Ann opens the page "Filters"
      Then the page says "Change your filter"
      And the page says "Look once a month."
      And the operator gets these warnings, once each:
        | Picture with text: its picture is missing |

    Scenario Outline: <mistake>
      Given an editor has published the page "Filters"
      And the page has a picture with text:
        | title           | Change your filter |
        | text            | Look once a month. |
        | picture         | <picture>          |
        | background      | <background>       |
        | button          | Find a dealer      |
        | button leads to | <link>             |
      When Ann opens the page "Filters"
      Then the page says "Change your filter"
      And the page says "Look once a month."
      And the operator gets these warnings, once each:
        | Picture with text: its <part> |

      Examples:
        | mistake                    | picture             | background | link                  | part                 |
        | A bare file name           | a bare file name    | mist       | Find a dealer         | picture is missing   |
        | An unknown color           | a photo of a filter | octarine   | Find a dealer         | color is unknown     |
        | A link that is incomplete  | a photo of a filter | mist       | an incomplete address | link is missing      |
        | A button that leads nowhere | a photo of a filter | mist      |                       | link is missing      |

    Scenario: A card whose button has no target
      Given an editor has published the page "Help"
      And the page has a card:
        | title           | Cold rooms upstairs? |
        | button          | Find a dealer        |
        | button leads to |                      |
      When Ann opens the page "Help"
      Then the page says "Cold rooms upstairs?"
      And there is no link called "Find a dealer"
      And the operator gets these warnings, once each:
        | Card: its link is missing |

  Rule: A broken row is left out; the other rows stay

    Scenario: An empty row at the end of a list
      Given an editor has published the page "Questions"
      And the page has questions and answers:
        | question                        | answer           |
        | How often do I change a filter? | When it is gray. |
        |                                 |                  |
      When Ann opens the page "Questions"
      Then the page says "How often do I change a filter?"
      And the operator gets these warnings, once each:
        | Questions and answers: the second row is empty |

    Scenario: A question without an answer
      Given an editor has published the page "Questions"
      And the page has questions and answers:
        | question                        | answer           |
        | How often do I change a filter? | When it is gray. |
        | What is AUX HEAT?               |                  |
      When Ann opens the page "Questions"
      Then the page says "How often do I change a filter?"
      And the page does not say "What is AUX HEAT?"
      And the operator gets these warnings, once each:
        | Questions and answers: the second answer is missing |

    Scenario: An empty quote after a complete one
      Given an editor has published the page "Voices"
      And the page has a quote:
        | quote  | Quiet enough to forget it. |
        | author | A homeowner                |
      When Ann opens the page "Voices"
      Then the page says "Quiet enough to forget it."
      And the page says "A homeowner"
      And the operator gets these warnings, once each:
        | Quotes: the second row is empty |
