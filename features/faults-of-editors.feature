Feature: Whatever an editor does, the page still says it
  Editors delete pictures, mistype addresses and leave fields empty. A homeowner still reads everything else; whoever looks after
  the site is told which field of which block to mend.

  Rule: A part that is at fault costs that part

    Scenario: A picture that was deleted stands beside the heading of a page
      Given an editor has published the page "Filters"
      And on it stands a picture with text:
        | title          | Change your filter |
        | heads the page | yes                |
        | text           | Look once a month. |
        | picture        |                    |
      When Ann opens the page "Filters"
      Then the page says "Change your filter"
      And the page says "Look once a month."
      And whoever looks after the site is told, once each:
        | Left out of acf/fifty-fifty: data.image should be a picture |

    Scenario Outline: <fault>
      Given an editor has published the page "Filters"
      And on it stands a picture with text:
        | title           | Change your filter |
        | text            | Look once a month. |
        | picture         | <picture>          |
        | background      | <background>       |
        | button          | Find a dealer      |
        | button leads to | <address>          |
      When Ann opens the page "Filters"
      Then the page says "Change your filter"
      And the page says "Look once a month."
      And whoever looks after the site is told, once each:
        | <line> |

      Examples:
        | fault                             | picture     | background | address           | line                                                                                                     |
        | A picture that is a bare name     | filter.jpg  | mist       | /find-a-dealer/   | Left out of acf/fifty-fifty: data.image should be a picture                                              |
        | A color that nobody knows         | /filter.jpg | octarine   | /find-a-dealer/   | Left out of acf/fifty-fifty: data.backgroundColor should be a background                                 |
        | A button to an incomplete address | /filter.jpg | mist       | www.example.com/a | Improper tracking of a clickable element: acf/fifty-fifty has no text or leads nowhere (data.button_url) |
        | A button that leads nowhere       | /filter.jpg | mist       |                   | Improper tracking of a clickable element: acf/fifty-fifty has no text or leads nowhere (data.button_url) |

    Scenario: A card whose button leads nowhere
      Given an editor has published the page "Help"
      And on it stands a card:
        | title           | Cold rooms upstairs? |
        | button          | Find a dealer        |
        | button leads to |                      |
      When Ann opens the page "Help"
      Then the page says "Cold rooms upstairs?"
      And there is no way called "Find a dealer"
      And whoever looks after the site is told, once each:
        | Improper tracking of a clickable element: acf/cta-card has no text or leads nowhere (data.url) |

  Rule: A row that is at fault costs that row

    Scenario: An empty row was left behind at the end of a list
      Given an editor has published the page "Questions"
      And on it stand questions and answers:
        | question                        | answer           |
        | How often do I change a filter? | When it is gray. |
        |                                 |                  |
      When Ann opens the page "Questions"
      Then the page says "How often do I change a filter?"
      And the page says "When it is gray."
      And whoever looks after the site is told, once each:
        | Left out of acf/faq: data.qa.1 should be fields |

    Scenario: A question that nobody has answered yet
      Given an editor has published the page "Questions"
      And on it stand questions and answers:
        | question                        | answer           |
        | How often do I change a filter? | When it is gray. |
        | What is AUX HEAT?               |                  |
      When Ann opens the page "Questions"
      Then the page says "When it is gray."
      And the page does not say "What is AUX HEAT?"
      And whoever looks after the site is told, once each:
        | Left out of acf/faq: data.qa.1.answer should be html |

    Scenario: A quote with an empty one behind it
      Given an editor has published the page "Voices"
      And on it stands a quote:
        | quote  | Quiet enough to forget it. |
        | author | A homeowner                |
      When Ann opens the page "Voices"
      Then the page says "Quiet enough to forget it."
      And the page says "A homeowner"
      And whoever looks after the site is told, once each:
        | Left out of acf/quote-slider: data.quotes.1 should be fields |
