Feature: Finding products
  The product hub links to every product, by category.

  Rule: The hub links only to existing pages

    Scenario: One product has a page
      Given an editor has published the page "Products overview"
      And an editor has published the page "Furnaces" in the section "Products"
      And the page has the paragraph "Heat for cold winters."
      And an editor has published the page "Hub"
      And the page has the product hub
      When Ann opens the page "Hub"
      Then the page says "Traditional split systems"
      And the page says "Light Commercial"
      And "Furnaces" leads to the page "Furnaces"
      When she chooses "Furnaces"
      Then the page says "Heat for cold winters."
