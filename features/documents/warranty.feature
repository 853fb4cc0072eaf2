Feature: Warranty
  Homeowners learn what is covered, how long they have to register, and where to do it.

  Rule: Homeowners who register within 60 days of installation get the longer warranty

    Scenario Outline: The last day to register
      When Ann enters an installation <days> days ago
      Then she reads that <answer>

      Examples:
        | days | answer                   |
        | 0    | she has 60 days left     |
        | 59   | she has 1 day left       |
        | 60   | today is the last day    |
        | 61   | the last day has passed  |

    @smoke
    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann enters an installation 10 days ago
      Then she reads that she has 50 days left

  Rule: Both warranties cover parts, not labor

    Scenario: The warranty documents
      When Ann opens the warranty page
      Then it offers the warranty of "Outdoor units", "Furnaces", "Ductless systems", "Air handlers", "Packaged units" and "Coils"
      And each of them downloads

  Rule: Registration and look-up are on other sites

    @smoke
    Scenario Outline: The dialog lists what she needs before she leaves
      When Ann opens the warranty page
      And she opens "<dialog>"
      Then she is asked for <fields>
      And she can go on to the other site in a new tab

      Examples:
        | dialog                       | fields                                                                                |
        | Register new product         | "Product serial number", "Installation date", "Installed address" and "Dealer name" |
        | Look up an existing warranty | "Product serial number"                                                               |

    Scenario: She can take her details along, or save them for later
      When Ann opens the warranty page
      And she opens "Register new product"
      Then she can take the details along with "Copy all four" and "Save for later"
