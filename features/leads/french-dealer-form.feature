Feature: Getting in touch in French
  Homeowners who read French are asked, answered and thanked in French, from the first word to the last.

  Rule: Mistakes are explained in French

    Scenario Outline: <field> "<typed>"
      When Ann opens the French dealer form
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then the message for "<field>" is: <message>
      And no request has arrived

      Examples:
        | field            | typed | message                                     |
        | Prénom           |       | Veuillez entrer votre prénom                |
        | Nom              |       | Veuillez entrer votre nom                   |
        | Courriel         |       | Veuillez entrer une adresse courriel valide |
        | Courriel         | ann@  | Veuillez entrer une adresse courriel valide |
        | Téléphone        |       | Veuillez entrer votre numéro de téléphone   |
        | Adresse          |       | Veuillez entrer votre adresse               |
        | Ville            |       | Veuillez entrer votre ville                 |
        | Province ou État |       | Veuillez sélectionner un état               |
        | Code postal      |       | Veuillez entrer votre code postal           |

  Rule: Everything else is in French too

    Scenario: Hints and consent
      When Ann opens the French dealer form
      Then it says "En appuyant sur Envoyer, vous acceptez qu’un concessionnaire de votre région communique avec vous."
      And it says "Le numéro d’abord, par exemple 1200, rue Principale"

    Scenario: The thank-you message, with a number and its hours
      When Ann opens the French dealer form
      And she fills it in, but "Province ou État" is "Québec"
      And she sends it
      Then she is thanked with "Merci!"
      And she is thanked with "Nous avons reçu votre demande et un concessionnaire communiquera avec vous sous peu."
      And she is thanked with "Vous aurez de ses nouvelles dans les 24 à 48 heures. Une question? Appelez-nous au 1-800-555-0199, du lundi au vendredi, 8h-18h CST."
      And she is given a reference
      And the request says:
        | Province ou État | Québec |

    Scenario: A request that was not accepted
      Given the provider cannot accept the next request
      When Ann opens the French dealer form
      And she fills it in
      And she sends it
      Then it says "Nous n’avons pas pu envoyer votre demande. Rien de ce que vous avez écrit n’est perdu. Veuillez réessayer ou appeler le 1-800-555-0199."

    Scenario: A request that waits for the network
      When Ann opens the French dealer form
      And she fills it in
      And the network goes down
      And she sends it
      Then it says "Pas encore envoyé : vous semblez hors ligne. Nous l’enverrons dès que vous serez de retour en ligne. Ou appelez le 1-800-555-0199."
