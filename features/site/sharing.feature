Feature: Sharing a page
  A homeowner passes on what has helped her. The links are plain ones, and what they pass on is the page alone.

  Rule: The editor chooses where a page can be shared

    Scenario: Two of five
      Given an editor has published the page "No heat"
      And on it stands a share bar:
        | Facebook | 1   |
        | Twitter  | 0   |
        | LinkedIn |     |
        | WhatsApp | yes |
        | e-mail   | 1   |
      When Ann opens the page "No heat"
      Then she can share it on "Facebook" and "e-mail" alone

  Rule: What is passed on is the address of the page, not how the visitor came to it

    Scenario: By way of an advertisement
      Given Ann came by an advertisement of a search engine
      And an editor has published the page "No heat"
      And on it stands a share bar:
        | Facebook | 1 |
        | Twitter  | 1 |
        | LinkedIn | 1 |
        | WhatsApp | 1 |
        | e-mail   | 1 |
      When Ann opens the page "No heat"
      Then whatever she shares names the page "No heat" and nothing of the advertisement

  Rule: A mail says what the page is about, in plain words

    Scenario: A title and an excerpt with markup
      Given an editor has published the page "Furnace & <em>filter</em>%0ABcc: all@example.com" as "/filter/"
      And its excerpt is "<p>Look at the <strong>filter</strong> first.</p>"
      And on it stands a share bar:
        | e-mail | 1 |
      When Ann opens the page "Furnace & <em>filter</em>%0ABcc: all@example.com"
      Then the mail to share it has the subject "Furnace & filter%0ABcc: all@example.com"
      And the mail to share it begins "Look at the filter first."
