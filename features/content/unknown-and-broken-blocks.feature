Feature: Unknown and broken blocks
  Editors make mistakes, and content outlives the site that it was written for. Whatever is wrong with one block, visitors can
  read all the others, and the operator learns what was left out and why.

  Rule: Unknown blocks are left out, everything else stays

    Scenario: Two unknown blocks
      Given an editor has published the page "Winter tips"
      And the page has the paragraph "Clear soft snow away by hand."
      And the page has a block "Snow globe" that the site does not know
      And the page has a block "Aurora" that the site does not know
      And the page has a block "Snow globe" that the site does not know
      And the page has the paragraph "Leave the cabinet closed."
      When Ann opens the page "Winter tips"
      Then the page says "Clear soft snow away by hand."
      And the page says "Leave the cabinet closed."
      And the operator gets these warnings, once each:
        | Unknown block: Snow globe |
        | Unknown block: Aurora     |

    Scenario: An unknown block in a column
      Given an editor has published the page "Two sides"
      And the page has columns:
        | text                       | block      |
        | Check the filter first.    | Snow globe |
        | Then check the thermostat. |            |
      When Ann opens the page "Two sides"
      Then the page says "Check the filter first."
      And the page says "Then check the thermostat."
      And the operator gets these warnings, once each:
        | Unknown block: Snow globe |

    Scenario: Blocks inside an unknown block
      Given an editor has published the page "Winter tips"
      And the page has a block "Aurora" that the site does not know, around the paragraph "Clear soft snow away by hand."
      When Ann opens the page "Winter tips"
      Then the page says "Clear soft snow away by hand."
      And the operator gets these warnings, once each:
        | Unknown block: Aurora |

  Rule: Broken blocks are left out, everything else stays

    Scenario: An answer without a question
      Given an editor has published the page "Questions"
      And the page has the paragraph "Ask away."
      And the page has questions and answers:
        | question                        | answer           |
        | How often do I change a filter? | When it is gray. |
        |                                 | Backup heat.     |
      When Ann opens the page "Questions"
      Then the page says "Ask away."
      And the page says "How often do I change a filter?"
      And the page says "Backup heat."
      And the operator gets these warnings, once each:
        | Questions and answers: the second question is missing |

    Scenario: A picture without a file
      Given an editor has published the page "Pictures"
      And the page has the paragraph "See for yourself."
      And the page has a picture:
        | alternative text | A furnace |
      When Ann opens the page "Pictures"
      Then the page says "See for yourself."
      And the operator gets these warnings, once each:
        | Picture: it has no file |

  Rule: Buttons without a target are left out

    Scenario Outline: A button that <lacks>
      Given an editor has published the page "Next steps"
      And the page has the paragraph "Where next?"
      And the page has a button:
        | text     | <text> |
        | leads to | <to>   |
      When Ann opens the page "Next steps"
      Then the page says "Where next?"
      And there is no link called "Find a dealer"
      And the operator gets these warnings, once each:
        | Button: its <field> is missing |

      Examples:
        | lacks              | text          | to            | field |
        | leads nowhere      | Find a dealer |               | link  |
        | says nothing       |               | Find a dealer | text  |
        | would run a script | Find a dealer | a script      | link  |
