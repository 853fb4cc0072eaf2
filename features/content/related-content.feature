Feature: Related content
  A page links to related articles and videos, and shows the reviews of its product. Missing content leaves no gap.

  Rule: Related articles start with those of the same category and leave out the current one

    Scenario: From one article to another
      Given an editor has published the articles:
        | title             | category | published  | words |
        | Change the filter | Upkeep   | 2026-11-21 | 401   |
        | Clear the coil    | Upkeep   | 2026-11-22 | 90    |
        | How ducts work    | Basics   | 2026-11-23 | 600   |
      And each of them has up to 2 related articles
      When Ann opens the page "How ducts work"
      Then these related articles are shown:
        | Upkeep | Clear the coil    | 1 min read | November 22, 2026 |
        | Upkeep | Change the filter | 3 min read | November 21, 2026 |
      When she chooses "Clear the coil"
      Then these related articles are shown:
        | Upkeep | Change the filter | 3 min read | November 21, 2026 |
        | Basics | How ducts work    | 3 min read | November 23, 2026   |

  Rule: When WordPress cannot be asked for related articles, the site's own articles remain

    @smoke
    Scenario: WordPress stops answering
      Given the site gets pages from WordPress
      And WordPress has the page "Heat wave" with "Drink, and close the blinds."
      And an editor has published the page "Hail"
      And the page has the paragraph "Cover the outdoor unit."
      And the page has up to 3 related articles
      When Ann opens the page "Heat wave"
      Then the page says "Drink, and close the blinds."
      When WordPress stops answering
      And she opens the page "Hail"
      Then the page says "Cover the outdoor unit."
      And the page says "Related articles"
      And the page does not say "Heat wave"

  Rule: A video starts only when the visitor plays it

    @browser-only
    Scenario: A video on YouTube
      Given an editor has published the page "Filters"
      And the page has a video:
        | host  | YouTube         |
        | title | Change a filter |
      When Ann opens the page "Filters"
      Then no video plays
      When she plays "Change a filter"
      Then a video plays in YouTube's privacy-enhanced player

  Rule: A video from an unknown host is left out, but its title stays

    Scenario: A video on an unknown host
      Given an editor has published the page "Filters"
      And the page has the paragraph "Look once a month."
      And the page has a video:
        | host  | videos.example  |
        | title | Change a filter |
      When Ann opens the page "Filters"
      Then the page says "Look once a month."
      And the page says "Change a filter"
      And the operator gets these warnings, once each:
        | Video: it should be on YouTube, Vimeo or Wistia |

  Rule: Without a review service, a page shows no reviews

    Scenario: On a site without a review service
      Given an editor has published the page "Heat pump 16" about the product "Heat Pump 16"
      And the page has the paragraph "Quiet, and warm."
      And the page has the product reviews
      When Ann opens the page "Heat pump 16"
      Then the page says "Quiet, and warm."
      And the page does not say "Reviews"

  Rule: Only product pages have reviews

    Scenario: A page that is not about a product
      Given an editor has published the page "Comfort"
      And the page has the paragraph "Steady comfort, all year."
      And the page has the product reviews
      When Ann opens the page "Comfort"
      Then the page says "Steady comfort, all year."
      And the page does not say "Reviews"
