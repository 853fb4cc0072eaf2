Feature: Unknown and broken blocks
  Editors are people, and contents outlive the sites that they were written for. Whatever is wrong with one block, visitors read
  all the others, and whoever looks after the site is told what is left out and why.

  Rule: What the site does not know is left out, and the rest stands

    Scenario: Two blocks that nobody knows
      Given an editor has published the page "Winter tips"
      And on it stands the paragraph "Clear soft snow away by hand."
      And on it stands a block "acf/snow-globe" that the site does not know
      And on it stands a block "core/aurora" that the site does not know
      And on it stands a block "acf/snow-globe" that the site does not know
      And on it stands the paragraph "Leave the cabinet closed."
      When Ann opens the page "Winter tips"
      Then the page says "Clear soft snow away by hand."
      And the page says "Leave the cabinet closed."
      And whoever looks after the site is told, once each:
        | Unknown block: acf/snow-globe |
        | Unknown block: core/aurora    |

    Scenario: What stands beside it stays
      Given an editor has published the page "Two sides"
      And on it stand columns:
        | text                       | block          |
        | Check the filter first.    | acf/snow-globe |
        | Then check the thermostat. |                |
      When Ann opens the page "Two sides"
      Then the page says "Check the filter first."
      And the page says "Then check the thermostat."
      And whoever looks after the site is told, once each:
        | Unknown block: acf/snow-globe |

  Rule: A block that is not as it must be names its fault, and the rest stands

    Scenario: An answer without a question
      Given an editor has published the page "Questions"
      And on it stands the paragraph "Ask away."
      And on it stand questions and answers:
        | question                        | answer           |
        | How often do I change a filter? | When it is gray. |
        |                                 | Backup heat.     |
      When Ann opens the page "Questions"
      Then the page says "Ask away."
      And the page says "How often do I change a filter?"
      And the page says "Backup heat."
      And whoever looks after the site is told, once each:
        | Left out of acf/faq: data.qa.1.question should be text |

    Scenario: A picture without an address
      Given an editor has published the page "Pictures"
      And on it stands the paragraph "See for yourself."
      And on it stands a picture:
        | shows | A furnace |
      When Ann opens the page "Pictures"
      Then the page says "See for yourself."
      And whoever looks after the site is told, once each:
        | Failed image block: core/image has no picture |

  # No content is known that breaks a block while it is drawn: tests/infrastructure/composition/draw-content.unit.test.ts breaks one.

  Rule: What a visitor could press, and what would lead her nowhere, is not there

    Scenario Outline: A button that <lacks>
      Given an editor has published the page "Ways on"
      And on it stands the paragraph "Where next?"
      And on it stands a button:
        | text     | <text> |
        | leads to | <to>   |
      When Ann opens the page "Ways on"
      Then the page says "Where next?"
      And there is no way called "Find a dealer"
      And whoever looks after the site is told, once each:
        | Improper tracking of a clickable element: core/button has no text or leads nowhere (<field>) |

      Examples:
        | lacks              | text          | to                  | field |
        | leads nowhere      | Find a dealer |                     | url   |
        | says nothing       |               | /find-a-dealer/     | text  |
        | would run a script | Find a dealer | javascript:alert(1) | url   |
