Feature: Reading on
  A page leads on to what belongs to it: articles, films, and what others say of a product. What is not there leaves no gap.

  Rule: Articles of the same kind are named first, with the time that each takes, and never the one that is read

    Scenario: From one article to the others
      Given an editor has published the articles:
        | title             | category | appeared   | words |
        | Change the filter | Upkeep   | 2026-09-20 | 401   |
        | Clear the coil    | Upkeep   | 2026-10-01 | 90    |
        | How ducts work    | Basics   | 2026-10-30 | 600   |
      And each of them names at most 2 others
      When Ann opens the page "How ducts work"
      Then these articles are named:
        | Upkeep | Clear the coil    | 1 min read | October 1, 2026    |
        | Upkeep | Change the filter | 3 min read | September 20, 2026 |
      When she takes "Clear the coil"
      Then these articles are named:
        | Upkeep | Change the filter | 3 min read | September 20, 2026 |
        | Basics | How ducts work    | 3 min read | October 30, 2026   |

  Rule: Where no article belongs to a page, or none can be had, nothing stands there

    Scenario: Their source is away
      Given the site reads its pages from a WordPress
      And in WordPress stands the page "Heat wave" with "Drink, and close the blinds."
      And an editor has published the page "Hail"
      And on it stands the paragraph "Cover the outdoor unit."
      And on it stand related articles, at most 3
      And Ann opens the page "Heat wave"
      And the page says "Drink, and close the blinds."
      When WordPress goes away
      And she opens the page "Hail"
      Then the page says "Cover the outdoor unit."
      And the page does not say "Related articles"

  Rule: A film plays once it is pressed, from its host's player that tracks least; films of other hosts are not shown

    Scenario: A film of a host that the site knows
      Given an editor has published the page "Filters"
      And on it stands a video:
        | address | https://www.youtube.com/watch?v=dQw4w9WgXcQ |
        | title   | Change a filter                             |
      When Ann opens the page "Filters"
      Then no film plays
      When she plays "Change a filter"
      Then a film plays from "www.youtube-nocookie.com"

    Scenario: A film of another host
      Given an editor has published the page "Filters"
      And on it stands the paragraph "Look once a month."
      And on it stands a video:
        | address | https://films.example/youtube/fan |
        | title   | Change a filter                   |
      When Ann opens the page "Filters"
      Then the page says "Look once a month."
      And the page says "Change a filter"
      And whoever looks after the site is told, once each:
        | Left out of acf/video: data.video_embed_link should be a film on YouTube, Vimeo or Wistia |

  Rule: Reviews are those of the product that a page is about; without one, or without anybody to show them, no empty box stands there

    Scenario: A page about a product, on a site that knows nobody who shows reviews
      Given an editor has published the page "Heat pump 16" about the product "heat-pump-16"
      And on it stands a place for reviews
      When Ann opens the page "Heat pump 16"
      Then the page says "Reviews"
      And "Ask a dealer near you" leads to "/find-a-dealer/"

    Scenario: A page about no product
      Given an editor has published the page "Comfort"
      And on it stands the paragraph "Steady comfort, all year."
      And on it stands a place for reviews
      When Ann opens the page "Comfort"
      Then the page says "Steady comfort, all year."
      And the page does not say "Reviews"
