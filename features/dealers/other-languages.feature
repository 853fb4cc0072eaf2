Feature: Dealers in Spanish and French
  Families in Texas and Quebec find a dealer in their own language, with numbers and distances as they write them.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | miles | rating | reviews | badges         |
      | CASA COOL | 1.3   | 4.8    | 22      | NATE Certified |
      | ACE HVAC  | 2.4   | 4.5    | 128     |                |

  Rule: A page in Spanish says everything about its dealers in Spanish

    Scenario: Dealers near a zip
      When Ann looks for dealers near "75001" in Spanish
      Then the page says "Distribuidores cerca de Addison, TX 75001"
      And the page says "4.8 (22 reseñas)"
      And the page says "a 1.3 millas"
      And the page says "Certificación NATE"

    Scenario: Nobody serves the zip
      When Ann looks for dealers near "59001" in Spanish
      Then the page says "Encontramos 0 distribuidores cerca de 59001"

  Rule: A page in French writes numbers and distances the way people in Quebec do

    Scenario: Dealers near a zip
      When Ann looks for dealers near "75001" in French
      Then the page says "Concessionnaires près d’Addison (Texas) 75001"
      And the page says "4,5 (128 avis)"
