Feature: Dealers in Spanish and French
  Families in Texas and Quebec find a dealer in their own language, with numbers and distances as they write them.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | miles | rating | reviews | badges         |
      | CASA COOL | 1.3   | 4.8    | 22      | NATE Certified |
      | ACE HVAC  | 2.4   | 4.5    | 128     |                |

  Rule: A Spanish page has everything about its dealers in Spanish

    Scenario: Dealers near a zip
      When Ann looks for dealers near "75001" in Spanish
      Then the page says "Distribuidores cerca de Addison, TX 75001"
      And the page says "4.8 (22 reseñas)"
      And the page says "a 1.3 millas"
      And the page says "Certificación NATE"

    Scenario: No dealer serves the zip
      When Ann looks for dealers near "59001" in Spanish
      Then the page says "Encontramos 0 distribuidores cerca de 59001"

  Rule: A French page writes numbers and distances the way people in Quebec do

    Scenario: Dealers near a zip
      When Ann looks for dealers near "75001" in French
      Then the page says "Concessionnaires près d’Addison (Texas) 75001"
      And the page says "4,5 (128 avis)"

  Rule: A dealer's page is in the language of the list that links to it

    Scenario: From the Spanish list to a dealer
      When Ann looks for dealers near "75001" in Spanish
      And she follows "Casa Cool"
      Then the page is titled "Casa Cool, Addison, TX | RunTru"
      And the page says "Lo que ofrece este distribuidor"
      And the page says "a 1.3 millas"
      And the page says "Otros distribuidores cerca de 75001"

    Scenario: From the French list to a dealer
      When Ann looks for dealers near "75001" in French
      And she follows "Ace HVAC"
      Then the page is titled "Ace HVAC, Addison (Texas) | RunTru"
      And the page says "4,5 (128 avis)"
      And the page says "Autres concessionnaires près de 75001"

    Scenario: From one dealer to the next, without scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001" in French
      And she follows "Ace HVAC"
      And she follows "Casa Cool"
      Then the page is titled "Casa Cool, Addison (Texas) | RunTru"
      And the page says "Ce que ce concessionnaire offre"

  Rule: The comparison is in the language of the list

    @smoke
    Scenario: In Spanish
      When Ann looks for dealers near "75001" in Spanish
      And she picks "Casa Cool" to compare
      And she picks "Ace HVAC" to compare
      And she compares them
      Then the comparison shows for "Casa Cool":
        | Calificación       | 4.8          |
        | Reseñas            | 22           |
        | Certificación NATE | Sí           |
        | Distancia          | a 1.3 millas |

    Scenario: In French
      When Ann looks for dealers near "75001" in French
      And she picks "Casa Cool" to compare
      And she picks "Ace HVAC" to compare
      And she compares them
      Then the comparison shows for "Ace HVAC":
        | Note               | 4,5 |
        | Avis               | 128 |
        | Certification NATE | Non |

    @scripts-off
    Scenario: In a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann looks for dealers near "75001" in French
      And she picks "Casa Cool" to compare
      And she picks "Ace HVAC" to compare
      And she compares them
      Then the comparison shows "Casa Cool" and "Ace HVAC"
