@application-only
Feature: Checking contents
  Before visitors read what an editor has written, the site reads it. What is broken is an error; what is only on its way, or may be
  meant so, is a warning.

  Rule: A page that is as it should be passes

    Scenario: Nothing to mend
      Given an editor has published the page "Filters"
      And on it stands the heading "When to change them"
      And on it stands a picture:
        | address | /drawings/change-a-filter.svg |
        | shows   | A hand slides a filter in     |
      And on it stands the paragraph "Once a month."
      When the editor has the content checked
      Then nothing is found

  Rule: An editor is told where and what to mend

    Scenario Outline: <what>
      Given an editor has published the page "Filters"
      And on it stands the heading "When to change them"
      And on it stands the paragraph "<text>"
      When the editor has the content checked
      Then the editor is told of <severity> on "Filters": <finding>

      Examples:
        | what                                | text                                      | severity  | finding                                                     |
        | A link to a page that there is not  | Read <a href='/filtres/'>more</a>         | an error  | Dead link: /filtres/                                        |
        | A link to a place that there is not | Read <a href='#price'>on</a>              | an error  | Dead link: nothing on the page has the id of #price         |
        | A link to a page that is to come    | See <a href='/resources/rebates/'>all</a> | a warning | Link to a page that does not exist yet: /resources/rebates/ |

    Scenario: A block that the site does not know
      Given an editor has published the page "Filters"
      And on it stands a block "acf/snow-globe" that the site does not know
      When the editor has the content checked
      Then the editor is told of an error on "Filters": Unknown block: acf/snow-globe

    Scenario: A block that is to come
      Given an editor has published the page "Filters"
      And on it stands a block "acf/rebates-summary" that the site does not know
      When the editor has the content checked
      Then the editor is told of a warning on "Filters": Block not built yet: acf/rebates-summary

    Scenario: An answer without a question
      Given an editor has published the page "Filters"
      And on it stand questions and answers:
        | question | answer       |
        |          | Backup heat. |
      When the editor has the content checked
      Then the editor is told of an error on "Filters": Left out of acf/faq: data.qa.0.question should be text

    Scenario: A picture that was not described
      Given an editor has published the page "Filters"
      And on it stands a picture:
        | address | /drawings/change-a-filter.svg |
      When the editor has the content checked
      Then the editor is told of a warning on "Filters": No alternative text: /drawings/change-a-filter.svg (give an empty one where it only decorates)

    Scenario: A picture that is fetched unprotected
      Given an editor has published the page "Filters"
      And on it stands a picture:
        | address | http://pictures.example/filter.png |
        | shows   | A filter                           |
      When the editor has the content checked
      Then the editor is told of an error on "Filters": Insecure media: http://pictures.example/filter.png in core/image, originalContent

    Scenario: Headings out of order
      Given an editor has published the page "Filters"
      And on it stands a heading:
        | text  | When to change them |
        | level | 4                   |
      When the editor has the content checked
      Then the editor is told of an error on "Filters": Heading out of order: h4 after h1, "When to change them"

    Scenario: A page that is not there in French
      Given an editor has published the page "Filters"
      And an editor has published the page "Furnaces"
      And an editor has published the page "Filtres" in French, for "Filters"
      When the editor has the content checked
      Then the editor is told of a warning: 1 English page without a translation to fr: /furnaces/
