Feature: Where pages come from
  The site ships with pages. An operator lays pages of his own beside them or in their place, in a folder or in a WordPress.
  Visitors never notice where a page comes from, and keep what they have when its source goes away.

  Rule: The pages that ship are there from the first day

    Scenario: Terms, before anybody has written a page
      When Ann opens the page "Terms"
      Then the page says "Terms of use"

    Scenario: A page that nobody has written
      When Ann opens the page "Snow globes"
      Then she is told that there is no such page

  Rule: What lies in the operator's folder goes first

    Scenario: A page of his own in the place of one that ships
      Given an editor has published the page "Terms"
      And on it stands the paragraph "Our lawyers have written this themselves."
      When Ann opens the page "Terms"
      Then the page says "Our lawyers have written this themselves."
      And the page does not say "Terms of use"

    Scenario: The page that ships is back once his is taken away
      Given an editor has published the page "Privacy"
      And on it stands the paragraph "We keep nothing at all."
      And Ann opens the page "Privacy"
      And the page says "We keep nothing at all."
      When the editor takes the page "Privacy" away
      And she opens the page "Privacy" again
      Then the page says "Privacy"
      And the page does not say "We keep nothing at all."

    Scenario: A changed page shows at the next reading
      Given an editor has published the page "Opening hours"
      And on it stands the paragraph "Closed on Mondays."
      And Ann opens the page "Opening hours"
      And the page says "Closed on Mondays."
      When the editor changes the page "Opening hours" to "Open every day."
      And she opens the page "Opening hours" again
      Then the page says "Open every day."
      And the page does not say "Closed on Mondays."

  Rule: A WordPress may hold the pages

    Scenario: A page from WordPress, beside the pages that ship
      Given the site reads its pages from a WordPress
      And in WordPress stands the page "Snow day" with "Stay in and keep warm."
      When Ann opens the page "Snow day"
      Then the page says "Stay in and keep warm."
      When she opens the page "Terms"
      Then the page says "Terms of use"

    Scenario: What was read before outlasts a WordPress that goes away
      Given the site reads its pages from a WordPress
      And in WordPress stands the page "Heat wave" with "Drink, and close the blinds."
      And in WordPress stands the page "Hail" with "Cover the outdoor unit."
      And Ann opens the page "Heat wave"
      And the page says "Drink, and close the blinds."
      When WordPress goes away
      And she opens the page "Heat wave" again
      Then the page says "Drink, and close the blinds."
      When she opens the page "Hail"
      Then she is told that the page cannot be read for now
      When she opens the page "Terms"
      Then the page says "Terms of use"

    Scenario: A change shows at once when WordPress tells of it
      Given the site reads its pages from a WordPress
      And in WordPress stands the page "Storm warning" with "The storm comes on Friday."
      And Ann opens the page "Storm warning"
      And the page says "The storm comes on Friday."
      When in WordPress the page "Storm warning" becomes "The storm has passed."
      And WordPress tells the site that "Storm warning" has changed
      And she opens the page "Storm warning" again
      Then the page says "The storm has passed."
