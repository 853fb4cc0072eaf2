Feature: Help at hand
  Whoever has no heat tonight finds whom to call, in her language, and keeps the way to a dealer in view.

  Rule: The offer of help speaks three languages

    Scenario Outline: In <language>
      Given an editor has published the page "No heat"
      And on it stands an offer of help:
        | language | <language> |
      When Ann opens the page "No heat"
      Then the page says "<heading>"
      And the page says "<hours>"
      And "<call>" leads to "tel:+18005550199"
      And "<schedule>" leads to "/find-your-dealer/"

      Examples:
        | language | heading                   | hours                                          | call                             | schedule                               |
        | English  | Need help now?            | Mon-Fri 7am-5pm CST                            | Call now 1-800-555-0199          | Schedule Service                       |
        | Spanish  | ¿Necesita ayuda ahora?    | de lunes a viernes, de 7 a. m. a 5 p. m. CST | Llame ahora 1-800-555-0199       | Programar servicio (en inglés)         |
        | French   | Besoin d’aide maintenant? | du lundi au vendredi, 8h-18h CST               | Appelez maintenant 1-800-555-0199 | Planifier un entretien (en anglais) |

    Scenario: On a Spanish page, without a word about its language
      Given an editor has published the page "Ayuda" as "/es/ayuda/"
      And on it stands an offer of help
      When Ann opens the page "Ayuda"
      Then the page says "¿Necesita ayuda ahora?"
      And "Programar servicio (en inglés)" leads to "/find-your-dealer/"

  Rule: A call to action stays in view while its place on the page is not, and covers no end of a page

    Scenario: Along a long page
      Given an editor has published the page "No heat"
      And on it stands a long text
      And on it stands a call to action:
        | button   | Find a dealer   |
        | leads to | /find-a-dealer/ |
      And on it stands a long text
      When Ann opens the page "No heat"
      And 2 seconds go by
      Then the call to action stands at the foot of her screen
      When she reads on to where the call to action belongs
      Then the call to action stands in its place
      When she goes back to the top of the page
      Then the call to action stands at the foot of her screen
      When she reads on to the end of the page
      Then the call to action stands in its place

    @scripts-off
    Scenario: In a browser that runs no scripts
      Given Ann's browser runs no scripts
      And an editor has published the page "No heat"
      And on it stands a long text
      And on it stands a call to action:
        | button   | Find a dealer   |
        | leads to | /find-a-dealer/ |
      When Ann opens the page "No heat"
      Then the call to action stands in its place
