Feature: Searching the site
  Homeowners type a word and find the pages and documents that mention it.

  Background:
    Given an editor has published the page "Change your filter"
    And the page has the paragraph "A furnace needs a clean filter every three months."

  Rule: A word is found in pages and documents, even with a typo

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

  Rule: Results can be filtered by kind

    @smoke
    Scenario: Only documents
      When Ann searches the site for "furnace"
      And Ann narrows the results to "Documents"
      Then the search finds only documents

  Rule: A postal code leads to its dealers

    Scenario: A zip
      When Ann searches the site for "55401"
      Then the search offers "Find dealers near 55401"

    Scenario: A zip among other words
      When Ann searches the site for "dealer 75001"
      Then the search offers "Find dealers near 75001"

  Rule: Dangers are answered before everything else

    Scenario Outline: What people type when they are afraid
      When Ann searches the site for "<words>"
      Then the first answer is "<answer>"
      And the first answer says "<step>"

      Examples:
        | words                      | answer                                                 | step                   |
        | it smells like ROTTEN EGGS | If you smell gas                                       | Leave right away.      |
        | co alarm beeping           | If a carbon monoxide alarm sounds, or people feel sick | Call 911 from outside. |
        | smoke from my furnace      | If you notice a burning smell, smoke or sparks         | leave and call 911     |
        | huele a gas                | Si huele a gas                                         | Salga de inmediato.    |
        | odeur de gaz               | Si vous sentez une odeur de gaz                        | Sortez tout de suite,  |

    Scenario: Words that only look dangerous
      When Ann searches the site for "gas furnace price"
      Then the first answer is "What it costs"

  Rule: The likely intent is answered first, then come the matching pages

    Scenario Outline: A problem or a wish
      When Ann searches the site for "<words>"
      Then the first answer is "<answer>"
      And the first answer says "<says>"

      Examples:
        | words                     | answer                              | says                                    |
        | no heat                   | No heat                             | Gas furnaces: No heat, and nothing runs |
        | furnace blowing cold air  | The heat is on, but the air is cool | Gas furnaces: The blower runs           |
        | how do i change my filter | Change your filter                  | Clean or change your filter             |
        | book appointment          | Schedule service                    | Enter your zip                          |
        | phone number              | Call us or send a message           | 1-800-555-0199                          |
        | español                   | Español, français                   | Distribuidores que hablan español       |

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann searches the site for "no hay calefacción"
      Then the first answer is "No hay calefacción"
