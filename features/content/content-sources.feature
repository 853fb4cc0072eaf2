Feature: Where pages come from
  The site comes with its own pages. Operators add pages or replace the built-in ones, from a folder or from WordPress. Visitors
  never notice where a page comes from, and can keep reading when its source fails.

  Rule: The built-in pages are there from day one

    Scenario: The terms, before an operator publishes any page
      When Ann opens the page "Terms"
      Then the page says "Terms of use"

    Scenario: A page that does not exist
      When Ann opens the page "Snow globes"
      Then she reads that the page does not exist

  Rule: The operator's pages replace the built-in ones

    Scenario: The operator's page replaces the built-in page
      Given an editor has published the page "Terms"
      And the page has the paragraph "Our lawyers have written this themselves."
      When Ann opens the page "Terms"
      Then the page says "Our lawyers have written this themselves."
      And the page does not say "Terms of use"

    @smoke
    Scenario: The built-in page returns when the operator's page is removed
      Given an editor has published the page "Privacy"
      And the page has the paragraph "We keep nothing at all."
      When Ann opens the page "Privacy"
      Then the page says "We keep nothing at all."
      When the editor removes the page "Privacy"
      And she opens the page "Privacy" again
      Then the page says "Privacy"
      And the page does not say "We keep nothing at all."

    @smoke
    Scenario: A change is visible the next time the page is opened
      Given an editor has published the page "Opening hours"
      And the page has the paragraph "Closed on Mondays."
      When Ann opens the page "Opening hours"
      Then the page says "Closed on Mondays."
      When the editor changes the page "Opening hours" to "Open every day."
      And she opens the page "Opening hours" again
      Then the page says "Open every day."
      And the page does not say "Closed on Mondays."

  Rule: Pages can come from WordPress

    Scenario: A WordPress page next to the built-in pages
      Given the site gets pages from WordPress
      And WordPress has the page "Snow day" with "Stay in and keep warm."
      When Ann opens the page "Snow day"
      Then the page says "Stay in and keep warm."
      When she opens the page "Terms"
      Then the page says "Terms of use"

  Rule: Pages that visitors have read before stay available when WordPress is down

    Scenario: WordPress stops answering
      Given the site gets pages from WordPress
      And WordPress has the page "Heat wave" with "Drink, and close the blinds."
      And WordPress has the page "Hail" with "Cover the outdoor unit."
      When Ann opens the page "Heat wave"
      Then the page says "Drink, and close the blinds."
      When WordPress stops answering
      And she opens the page "Heat wave" again
      Then the page says "Drink, and close the blinds."
      When she opens the page "Hail"
      Then she reads that the page is unavailable for now
      When she opens the page "Terms"
      Then the page says "Terms of use"

  Rule: WordPress can notify the site of a change

    @smoke
    Scenario: The change is visible at once
      Given the site gets pages from WordPress
      And WordPress has the page "Storm warning" with "The storm comes on Friday."
      When Ann opens the page "Storm warning"
      Then the page says "The storm comes on Friday."
      When the editor changes the page "Storm warning" in WordPress to "The storm has passed."
      And WordPress notifies the site that "Storm warning" has changed
      And she opens the page "Storm warning" again
      Then the page says "The storm has passed."
