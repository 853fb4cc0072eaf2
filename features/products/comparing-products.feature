Feature: Comparing products
  Two or three products of one kind are side by side. The first product decides which rows there are.

  Background:
    Given an editor has published the page "Compare"
    And the page compares these products:
      | kind            | product   | stages | noise level | ENERGY STAR | efficiency  |
      | Heat Pump       | Warmwind  | 1      |             | No          | 14 SEER     |
      | Air Conditioner | Coolbox   | 1      | 76 dB(A)    | No          | 14 SEER     |
      | Air Conditioner | Coolcalm  | 2      | 57 dB(A)    | Yes         | 15.2 SEER2  |
      | Air Conditioner | Coolsteps | 2      |             | Yes         | 16 SEER     |
      | Heat Pump       | Warmstill | 1      | 57 dB(A)    | Yes         | 7.8 HSPF2   |

  Rule: The comparison starts with air conditioners

    Scenario: On the comparison page
      When Ann opens the page "Compare"
      Then the products "Coolbox", "Coolcalm" and "Coolsteps" are compared
      And the kinds of products are "Air Conditioner" and "Heat Pump"

    @smoke
    Scenario: Another kind
      When Ann opens the page "Compare"
      And she chooses "Heat Pump" among the kinds of products
      Then the products "Warmwind" and "Warmstill" are compared

  Rule: A row appears only if the first product has a value

    Scenario: The first product's noise level is unknown
      When Ann opens the page "Compare"
      And she chooses "Heat Pump" among the kinds of products
      Then the products are compared by:
        | Stages                | 1                       | 1         |
        | ENERGY STAR qualified | No                      | Yes       |
        | Efficiency rating     | 14 SEER (older metric)  | 7.8 HSPF2 |

    Scenario: A later product has no value
      When Ann opens the page "Compare"
      Then the products are compared by:
        | Stages                | 1                      | 2          | 2                      |
        | Noise level           | 76 dB(A)               | 57 dB(A)   | Not stated             |
        | ENERGY STAR qualified | No                     | Yes        | Yes                    |
        | Efficiency rating     | 14 SEER (older metric) | 15.2 SEER2 | 16 SEER (older metric) |

  Rule: Differences are marked

    Scenario: Two products with some differences
      When Ann opens the page "Compare"
      And she chooses "Heat Pump" among the kinds of products
      Then the products differ in "ENERGY STAR qualified" and "Efficiency rating"

  Rule: A product can be removed and added again

    @smoke
    Scenario: Two of three
      When Ann opens the page "Compare"
      And she takes "Coolcalm" out of the comparison
      Then the products "Coolbox" and "Coolsteps" are compared
      When she adds "Coolcalm" to the comparison
      Then the products "Coolbox", "Coolsteps" and "Coolcalm" are compared

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann opens the page "Compare"
      And she takes "Coolbox" out of the comparison
      Then the products "Coolcalm" and "Coolsteps" are compared
