Feature: Building a system and estimating its price
  Starting prices add up to an estimate. A dealer who gets the request sees what was put together.

  Rule: The estimate adds up starting prices

    Scenario Outline: <system>, <ductwork>
      When Ann puts together "<system>" for a "House" with "<ductwork>"
      Then her estimate starts at "<price>"
      And it says that the dealer's quote is the final price

      Examples:
        | system                      | ductwork              | price              |
        | Furnace and air conditioner | Keep the ducts I have | $8,800             |
        | Furnace and air conditioner | New ductwork          | $11,800 to $18,800 |
        | Heat pump and air handler   | Not sure yet          | $9,400 to $19,400  |
        | Air conditioner alone       | Keep the ducts I have | $5,400             |

    Scenario: Line by line
      Given Ann's browser runs no scripts
      When Ann puts together "Hybrid: heat pump and furnace" for a "Townhouse" with "New ductwork"
      Then her estimate is made of:
        | Heat pump                 | $5,800             |
        | Furnace, 80% or 90%       | $3,400             |
        | New ductwork              | $3,000 to $10,000  |
        | Starting price, installed | $12,200 to $19,200 |

  Rule: With a zip, price and savings are shown together, with the conditions of both

    Background:
      Given these programs pay near 75001 in Addison, TX:
        | name            | pays | for         |
        | Heat pump offer | 2650 | Heat pump   |
        | Furnace offer   | 400  | Gas furnace |

    Scenario: Programs that pay for the system
      When Ann puts together "Heat pump and air handler" for a "House" with "Keep the ducts I have" near "75001"
      Then her estimate says "From $9,400, up to $2,650 back"
      And her estimate says "You must confirm eligibility with each program before you buy."
      And it says that the dealer's quote is the final price

    @scripts-off
    Scenario: Without scripts; the dealer knows of it
      Given Ann's browser runs no scripts
      When Ann puts together "Furnace alone" for a "House" with "Keep the ducts I have" near "75001"
      Then her estimate says "From $3,400, up to $400 back"
      When she asks a dealer for a quote
      Then the request names what she put together:
        | The homeowner put a system together with the online estimate. |
        | Chosen: Furnace alone; House; Ductwork: Keep the ducts I have |
        | Shown: starting price of $3,400, installed, before tax        |
        | Rebates: From $3,400, up to $400 back, seen for 75001         |

    Scenario: Programs that pay for something else
      When Ann puts together "Air conditioner alone" for a "House" with "Keep the ducts I have" near "75001"
      Then her estimate says "No rebates found for this system in your area."

  Rule: The dealer knows what was put together

    Scenario: Asking a dealer
      When Ann puts together "Furnace and air conditioner" for a "House" with "New ductwork"
      And she asks a dealer for a quote
      Then the request names what she put together:
        | The homeowner put a system together with the online estimate.      |
        | Chosen: Furnace and air conditioner; House; Ductwork: New ductwork |
        | Shown: starting price of $11,800 to $18,800, installed, before tax |

    Scenario: Asking a dealer without scripts
      Given Ann's browser runs no scripts
      When Ann puts together "Air conditioner alone" for a "Condo or apartment" with "Keep the ducts I have"
      And she asks a dealer for a quote
      Then the request names what she put together:
        | The homeowner put a system together with the online estimate.                      |
        | Chosen: Air conditioner alone; Condo or apartment; Ductwork: Keep the ducts I have |
        | Shown: starting price of $5,400, installed, before tax                             |
