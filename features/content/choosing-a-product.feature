Feature: Choosing a product
  Cards of products lead to their pages, wherever an editor puts them. The card of the page that is read is marked.

  Rule: The page that is read is marked among the products

    Scenario: On the page of furnaces
      Given an editor has published the page "Heat pumps" as "/products/heat-pumps/"
      And an editor has published the page "Furnaces" as "/products/furnaces/"
      And on it stands the product selector carousel
      When Ann opens the page "Furnaces"
      Then "Furnaces" is marked as the page that she reads
      And "Heat pumps" leads to "/products/heat-pumps/"
      And the page says "Air conditioners"
      And there is no list of pages

    Scenario: In French, among the products whose pages are in French
      Given an editor has published the page "Furnaces" as "/products/furnaces/"
      And an editor has published the page "Fournaises" in French, for "Furnaces"
      And on it stands the product selector carousel
      When Ann opens the page "Fournaises"
      Then "Fournaises" is marked as the page that she reads
      And the page says "Thermopompes"

  Rule: A product whose page is not written yet is shown without a way there, until it is

    Scenario: First its card, then its page
      Given an editor has published the page "Comfort"
      And on it stands a product selector:
        | product        | Geothermal loops        |
        | details        | Warmth from the ground. |
        | which leads to | /products/geothermal/   |
      When Ann opens the page "Comfort"
      Then the page says "Warmth from the ground."
      And there is no way called "Geothermal loops"
      Given an editor has published the page "Geothermal" as "/products/geothermal/"
      When she opens the page "Comfort" again
      Then "Geothermal loops" leads to "/products/geothermal/"

  Rule: On a phone, a list called as the page that is read leads from product to product

    Scenario: From furnaces to heat pumps
      Given Ann has a phone
      And an editor has published the page "Heat pumps" as "/products/heat-pumps/"
      And on it stands the paragraph "Heat and cool with one unit."
      And an editor has published the page "Furnaces" as "/products/furnaces/"
      And on it stands the product selector carousel
      When Ann opens the page "Furnaces"
      And she takes "Heat pumps" from the list of pages
      Then the page says "Heat and cool with one unit."

    Scenario: On a page that it does not lead to
      Given Ann has a phone
      And an editor has published the page "Savings"
      And an editor has published the page "Elsewhere"
      And on it stands the mobile dropdown navigation:
        | product        | Save on a new system |
        | which leads to | /savings/            |
      When Ann opens the page "Elsewhere"
      Then a list of pages called "Page not found" offers "Save on a new system"
