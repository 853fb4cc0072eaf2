Feature: Help at hand
  Homeowners without heat find out who to call, in their language, and always see how to find a dealer.

  Rule: Help is offered in three languages

    Scenario Outline: In <language>
      Given an editor has published the page "No heat"
      And the page has an offer of help:
        | language | <language> |
      When Ann opens the page "No heat"
      Then the page says "<heading>"
      And the page says "<hours>"
      And "<call>" calls 1-800-555-0199
      And "<schedule>" leads to the page "<booking>"

      Examples:
        | language | heading                   | hours                                        | call                              | schedule             | booking           |
        | English  | Need help now?            | Mon-Fri 7am-5pm CST                          | Call now 1-800-555-0199           | Schedule Service     | Schedule service  |
        | Spanish  | ¿Necesita ayuda ahora?    | de lunes a viernes, de 7 a. m. a 5 p. m. CST | Llame ahora 1-800-555-0199        | Programar servicio   | Reservar en línea |
        | French   | Besoin d’aide maintenant? | du lundi au vendredi, 8h-18h CST             | Appelez maintenant 1-800-555-0199 | Planifier une visite | Réserver en ligne |

    Scenario: On the customer care page
      When Ann opens the page "Customer care"
      Then the page says "¿Necesita ayuda ahora?"
      And the page says "Besoin d’aide maintenant?"
      And the page says "de lunes a viernes, de 8 a. m. a 5 p. m. CT"
      And "Llame ahora 1-800-555-0199" calls 1-800-555-0199

    Scenario: On a Spanish page
      Given an editor has published the page "Ayuda" in Spanish
      And the page has an offer of help
      When Ann opens the page "Ayuda"
      Then the page says "¿Necesita ayuda ahora?"
      And "Programar servicio" leads to the page "Reservar en línea"

  Rule: A call to action stays in view without covering the end of the page

    @browser-only
    Scenario: Along a long page
      Given an editor has published the page "No heat"
      And the page has a long text
      And the page has a call to action:
        | button   | Find a dealer |
        | leads to | Find a dealer |
      And the page has a long text
      When Ann opens the page "No heat"
      And 2 seconds pass
      Then the call to action is at the bottom of her screen
      When she scrolls to the place of the call to action
      Then the call to action is in its place on the page
      When she scrolls to the top of the page
      Then the call to action is at the bottom of her screen
      When she scrolls to the end of the page
      Then the call to action is in its place on the page

    @scripts-off
    Scenario: In a browser that runs no scripts
      Given Ann's browser runs no scripts
      And an editor has published the page "No heat"
      And the page has a long text
      And the page has a call to action:
        | button   | Find a dealer |
        | leads to | Find a dealer |
      When Ann opens the page "No heat"
      Then the call to action is in its place on the page
