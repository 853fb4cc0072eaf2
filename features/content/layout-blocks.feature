Feature: Layout blocks
  Columns, tabs, videos, pictures, and links from page to page.

  Rule: Columns share a row in the proportions that the editor chooses

    Scenario Outline: <first> and <second>
      Given an editor has published the page "Side by side"
      And the page has columns:
        | width    | text               |
        | <first>  | Wait five minutes. |
        | <second> | Then try again.    |
      When Ann opens the page "Side by side"
      Then the columns take <shares> twelfths of the row

      Examples:
        | first  | second | shares  |
        | 66.66% | 33.33% | 8 and 4 |
        | 25%    |        | 3 and 9 |
        |        |        | 6 and 6 |

  Rule: Work for a professional is marked

    Scenario: One of three items
      Given an editor has published the page "Through the year"
      And the page has a tab "Spring" with:
        | item                        | for a professional |
        | Rinse the outdoor coil      |                    |
        | Tune up the air conditioner | yes                |
        | Trim plants back to 2 ft    | no                 |
      When Ann opens the page "Through the year"
      Then only "Tune up the air conditioner" is marked for a professional

  Rule: The HVAC 101 navigation links to the topics and marks the current one

    Scenario: From one topic to another
      Given an editor has published the page "Ductless" in the section "HVAC 101"
      And an editor has published the page "Sizing" in the section "HVAC 101"
      And the page has the HVAC 101 navigation
      When Ann opens the page "Sizing"
      Then "Ductless" leads to the page "Ductless"
      And "Sizing" is marked as the current page
      And "Heat pumps" leads to the page "How does a heat pump work?"

  Rule: Videos from three hosts play on the page

    Scenario Outline: A video on <host>
      Given an editor has published the page "Watch"
      And the page has an embedded video:
        | host | <host> |
      When Ann opens the page "Watch"
      Then the page says "Plays from <host> once you tap it"

      Examples:
        | host    |
        | YouTube |
        | Vimeo   |
        | Wistia  |

  Rule: A video from another host becomes a link

    Scenario: A video on another host
      Given an editor has published the page "Watch"
      And the page has an embedded video:
        | host | videos.example |
      When Ann opens the page "Watch"
      Then "Open on videos.example" leads to the video on videos.example

  Rule: Pictures always come from a secure address

    Scenario: A picture that was added with an insecure address
      Given an editor has published the page "Furnaces"
      And the page has a picture:
        | picture          | Old furnace |
        | alternative text | A furnace   |
      When Ann opens the page "Furnaces"
      Then the picture "Old furnace" comes from a secure address

  Rule: The zip search works on every page

    Scenario: On an editor's own page
      Given these dealers serve 75001 in Addison, TX:
        | name      | miles |
        | NIGHT OWL | 1     |
      And an editor has published the page "No heat"
      And the page has the zip search
      When Ann opens the page "No heat"
      And she looks for dealers near "75001"
      Then she reads "Showing specialists for 75001"
      And she sees the dealer "Night Owl"
