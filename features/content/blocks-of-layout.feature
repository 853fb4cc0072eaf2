Feature: Blocks of layout
  Columns, tabs, films, pictures, and the ways from page to page.

  Rule: Columns share a row of twelve as their editor divides it

    Scenario Outline: <first> and <second>
      Given an editor has published the page "Side by side"
      And on it stand columns:
        | width    | text               |
        | <first>  | Wait five minutes. |
        | <second> | Then try again.    |
      When Ann opens the page "Side by side"
      Then the columns take <shares> of twelve

      Examples:
        | first  | second | shares  |
        | 66.66% | 33.33% | 8 and 4 |
        | 25%    |        | 3 and 9 |
        |        |        | 6 and 6 |

  Rule: What is better left to a professional is marked

    Scenario: One of three items
      Given an editor has published the page "Through the year"
      And on it stands a tab "Spring" with:
        | item                        | for a professional |
        | Rinse the outdoor coil      |                    |
        | Tune up the air conditioner | yes                |
        | Trim plants back to 2 ft    | no                 |
      When Ann opens the page "Through the year"
      Then only "Tune up the air conditioner" is marked as one for a professional

  Rule: The navigation of HVAC 101 leads to pages that there are, and marks the one that is read

    Scenario: Two of thirteen topics are written
      Given an editor has published the page "Ductless" as "/resources/getting-started/hvac-basics/ductless/"
      And an editor has published the page "Sizing" as "/resources/getting-started/hvac-basics/sizing/"
      And on it stands the navigation of HVAC 101
      When Ann opens the page "Sizing"
      Then "Ductless" leads to "/resources/getting-started/hvac-basics/ductless/"
      And "Sizing" is marked as the page that she reads
      And there is no way called "Heat pumps"

  Rule: Films play from three hosts; anything else is a way to where it is

    Scenario Outline: A film on <host>
      Given an editor has published the page "Watch"
      And on it stands a film:
        | address | <address> |
      When Ann opens the page "Watch"
      Then the page says "Plays from <host> once you tap it"

      Examples:
        | host    | address                                     |
        | YouTube | https://www.youtube.com/watch?v=dQw4w9WgXcQ |
        | Vimeo   | https://vimeo.com/76979871                  |
        | Wistia  | https://home.wistia.com/medias/e4a27b971d   |

    Scenario: A film elsewhere
      Given an editor has published the page "Watch"
      And on it stands a film:
        | address | https://films.example/youtube/fan |
      When Ann opens the page "Watch"
      Then "Open on films.example" leads to "https://films.example/youtube/fan"

  Rule: Pictures come by a secure way

    Scenario: An address from older days
      Given an editor has published the page "Furnaces"
      And on it stands a picture:
        | address | http://pictures.example/furnace.png |
        | shows   | A furnace                           |
      When Ann opens the page "Furnaces"
      Then it shows the picture "https://pictures.example/furnace.png"

  Rule: The zip search of any page leads to "Find your dealer"

    Scenario: From a page of an editor's own
      Given these dealers serve 75001 in Addison, TX:
        | name      | miles |
        | NIGHT OWL | 1     |
      And an editor has published the page "No heat"
      And on it stands the zip search
      When Ann opens the page "No heat"
      And she looks for dealers near "75001"
      Then she reads "Showing specialists for 75001"
      And she sees the dealer "Night Owl"
