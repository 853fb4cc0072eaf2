Feature: Sharing a page
  Homeowners share a page that has helped them. The links are plain, and they share only the page.

  Rule: The editor chooses where a page can be shared

    Scenario: Two of five
      Given an editor has published the page "No heat"
      And the page has a share bar:
        | Facebook | on      |
        | Twitter  | off     |
        | LinkedIn |         |
        | WhatsApp | unclear |
        | e-mail   | on      |
      When Ann opens the page "No heat"
      Then she can share it only on "Facebook" and "e-mail"

  Rule: A shared link does not reveal how the visitor arrived

    Scenario: Through a search ad
      Given Ann arrived through a search ad
      And an editor has published the page "No heat"
      And the page has a share bar:
        | Facebook | on |
        | Twitter  | on |
        | LinkedIn | on |
        | WhatsApp | on |
        | e-mail   | on |
      When Ann opens the page "No heat"
      Then every link that she shares leads to the page "No heat", without the search ad

  Rule: An e-mail has the page's title and excerpt, in plain text

    Scenario: A title and an excerpt with markup
      Given an editor has published the page "Filter", whose title has markup and tries to add a recipient
      And the page has an excerpt with markup, "Check the filter first."
      And the page has a share bar:
        | e-mail | on |
      When Ann opens the page "Filter"
      Then the e-mail that shares it has the title as its subject, in plain text, and no other recipient
      And the e-mail that shares it begins "Check the filter first."
