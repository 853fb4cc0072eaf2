Feature: Content from before blocks
  Many pages were written years ago as one long text. Visitors still see their paragraphs, pictures and captions, and the operator
  learns what the site could not show.

  Rule: A blank line starts a new paragraph

    Scenario: Two paragraphs and a list
      Given an editor has published the page "Filters"
      And the page has the older text "two paragraphs and a list"
      When Ann opens the page "Filters"
      Then the page says "Check the filter once a month."
      And the page says "White: leave it."
      And the page says "Keep the old one until the new one fits."

    Scenario: A single line break stays a line break
      Given an editor has published the page "Where we are"
      And the page has the older text "an address in two lines"
      When Ann opens the page "Where we are"
      Then the page says "12 Main Street"
      And the page says "Springfield"

  Rule: A caption stays with its picture

    Scenario: A picture with a caption
      Given an editor has published the page "Dusk"
      And the page has the older text "a picture with a caption"
      When Ann opens the page "Dusk"
      Then the page says "The house at dusk"

  Rule: Content that the site cannot show is left out and named, and the text around it stays

    Scenario: Another plugin's form, and a box around some words
      Given an editor has published the page "Write to us"
      And the page has the older text "a contact form and a box"
      When Ann opens the page "Write to us"
      Then the page says "We answer within a day."
      And the page says "Call us in an emergency."
      And the operator gets these warnings, once each:
        | Older text: the contact form is left out |
        | Older text: the box is left out          |

    Scenario: Words in brackets stay
      Given an editor has published the page "Letters"
      And the page has the older text "words in brackets"
      When Ann opens the page "Letters"
      Then the page says "It was to [sic] cold [see page 2]."
