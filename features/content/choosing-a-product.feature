Feature: Choosing a product
  Product cards link to the product pages, wherever an editor puts them. The current page's card is marked.

  Rule: The current page is marked among the products

    Scenario: On the furnaces page
      Given an editor has published the page "Heat pumps" in the section "Products"
      And an editor has published the page "Furnaces" in the section "Products"
      And the page has the product selector carousel
      When Ann opens the page "Furnaces"
      Then "Furnaces" is marked as the current page
      And "Heat pumps" leads to the page "Heat pumps"
      And the page says "Air conditioners"
      And there is no list of pages

    Scenario: On the French furnaces page
      Given an editor has published the page "Furnaces" in the section "Products"
      And an editor has published the page "Fournaises" in French, for "Furnaces"
      And the page has the product selector carousel
      When Ann opens the page "Fournaises"
      Then "Fournaises" is marked as the current page
      And the page says "Thermopompes"

  Rule: A product without a page yet has a card without a link

    Scenario: A card first, a page later
      Given an editor has published the page "Comfort"
      And the page has a product selector:
        | product        | Geothermal loops        |
        | details        | Warmth from the ground. |
        | which leads to | Geothermal              |
      When Ann opens the page "Comfort"
      Then the page says "Warmth from the ground."
      And there is no link called "Geothermal loops"
      Given an editor has published the page "Geothermal" in the section "Products"
      When she opens the page "Comfort" again
      Then "Geothermal loops" leads to the page "Geothermal"

  Rule: On a phone, a list of links leads from product to product

    @smoke
    Scenario: From furnaces to heat pumps
      Given Ann has a phone
      And an editor has published the page "Heat pumps" in the section "Products"
      And the page has the paragraph "Heat and cool with one unit."
      And an editor has published the page "Furnaces" in the section "Products"
      And the page has the product selector carousel
      When Ann opens the page "Furnaces"
      And she chooses "Heat pumps" from the list of pages
      Then the page says "Heat and cool with one unit."

    Scenario: On a page that is not in the list
      Given Ann has a phone
      And an editor has published the page "Savings"
      And an editor has published the page "Elsewhere"
      And the page has the mobile dropdown navigation:
        | product        | Save on a new system |
        | which leads to | Savings              |
      When Ann opens the page "Elsewhere"
      Then a list of pages called "Page not found" offers "Save on a new system"
