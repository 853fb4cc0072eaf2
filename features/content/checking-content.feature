@application-only
Feature: Checking content
  The site checks what editors write before visitors read it. Broken content is an error. Content that is unfinished, or that may
  be intended, is only a warning.

  Rule: A page without mistakes passes

    Scenario: Nothing to fix
      Given an editor has published the page "Filters"
      And the page has the heading "When to change them"
      And the page has a picture:
        | picture          | Filter change             |
        | alternative text | A hand slides a filter in |
      And the page has the paragraph "Once a month."
      When the editor checks the content
      Then the check reports nothing

  Rule: Editors see where each mistake is and what is wrong

    Scenario Outline: <what>
      Given an editor has published the page "Filters"
      And the page has the heading "When to change them"
      And the page links to <target>
      When the editor checks the content
      Then the check reports <severity> on "Filters": <finding>

      Examples:
        | what                                  | target                              | severity  | finding                                             |
        | A link to a page that does not exist  | a page that does not exist          | an error  | A link leads to a page that does not exist          |
        | A link to a place that does not exist | a place that the page does not have | an error  | A link leads to a place that the page does not have |
        | A link to a page that is planned      | a page that is planned              | a warning | A link leads to a page that does not exist yet      |

    Scenario: An unknown block
      Given an editor has published the page "Filters"
      And the page has a block "Snow globe" that the site does not know
      When the editor checks the content
      Then the check reports an error on "Filters": Unknown block: Snow globe

    Scenario: An answer without a question
      Given an editor has published the page "Filters"
      And the page has questions and answers:
        | question | answer       |
        |          | Backup heat. |
      When the editor checks the content
      Then the check reports an error on "Filters": Questions and answers: the first question is missing

    Scenario: A picture without alternative text
      Given an editor has published the page "Filters"
      And the page has a picture:
        | picture | Filter change |
      When the editor checks the content
      Then the check reports a warning on "Filters": A picture has no alternative text: Filter change

    Scenario: A picture from an insecure address
      Given an editor has published the page "Filters"
      And the page has a picture:
        | picture          | Old filter |
        | alternative text | A filter   |
      When the editor checks the content
      Then the check reports an error on "Filters": A picture comes from an insecure address: Old filter

    Scenario: A heading that skips a level
      Given an editor has published the page "Filters"
      And the page has a heading:
        | text  | When to change them |
        | level | 4                   |
      When the editor checks the content
      Then the check reports an error on "Filters": A heading skips a level: "When to change them"

    Scenario: A page that is too large
      Given an editor has published the page "Filters"
      And the page has 401 paragraphs
      When the editor checks the content
      Then the check reports an error on "Filters": The page is too large: 401 blocks, at most 400 are allowed

    Scenario: A page without a French translation
      Given an editor has published the page "Filters"
      And an editor has published the page "Furnaces"
      And an editor has published the page "Filtres" in French, for "Filters"
      When the editor checks the content
      Then the check reports a warning: 1 English page has no French translation: Furnaces

  Rule: Pages state repeated facts the same way as the site

    Scenario Outline: <what>
      Given an editor has published the page "Filters"
      And the page has the paragraph "<text>"
      When the editor checks the content
      Then the check reports an error on "Filters": <finding>

      Examples:
        | what                              | text                                | finding                                      |
        | Another callback promise          | A dealer will call within 72 hours. | Another callback promise: 72 hours           |
        | A fact that the site doesn't know | The moon is {{fact:moon}} away.     | A fact that the site doesn't know: moon      |
        | An offer that has ended           | Good through October 31, 2026.      | A date has passed: good through October 31   |

    Scenario: A fact that is inserted by its name
      Given an editor has published the page "Filters"
      And the page has the paragraph "A dealer will call within {{fact:callback}}."
      When the editor checks the content
      Then the check reports nothing
