Feature: Searching the site
  Homeowners type a word and find the pages and documents that mention it.

  Background:
    Given an editor has published the page "Change your filter"
    And the page has the paragraph "A furnace needs a clean filter every three months."

  Rule: A word is found in pages and documents, also with a typo

    Scenario: The result shows the words in their sentence
      When Ann searches the site for "clean filter"
      Then the search finds "Change your filter"
      And the result "Change your filter" shows the words "clean" and "filter"

    Scenario: A typo
      When Ann searches the site for "warrenty coils"
      Then the search finds "Limited warranty: coils"

    Scenario: Nothing is found
      When Ann searches the site for "xylophone"
      Then the search says "Nothing found for “xylophone”."

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann searches the site for "clean filter"
      Then the search finds "Change your filter"

  Rule: Results can be narrowed to one kind

    Scenario: Only documents
      When Ann searches the site for "furnace"
      And Ann narrows the results to "Documents"
      Then the search finds only documents

  Rule: A postal code leads to its dealers

    Scenario: A zip
      When Ann searches the site for "55401"
      Then the search offers "Find dealers near 55401"
