Feature: Building a system and estimating its price
  Starting prices add up to an estimate. The dealer who gets the request sees the chosen system.

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
        | Indoor coil               | Ask a dealer       |
        | New ductwork              | $3,000 to $10,000  |
        | Starting price, installed | $12,200 to $19,200 |
      And her estimate says "The indoor coil isn’t in this price. Ask your dealer what a matching one costs."

    Scenario: A coil that comes with two parts is counted once
      When Ann puts together "Air conditioner and air handler" for a "House" with "Keep the ducts I have"
      Then her estimate is made of:
        | Air conditioner           | $5,400 |
        | Air handler               | $3,600 |
        | Starting price, installed | $9,000 |
      And her estimate says "Both parts come with an indoor coil, and you need only one. Ask your dealer to take the other off the price."

    Scenario Outline: Only a dealer can price <system>
      When Ann puts together "<system>" for a "House" with "Keep the ducts I have"
      Then her estimate starts at "Ask a dealer"
      And her estimate says "There’s no starting price for this system: it depends on the rooms and the house. A dealer prices it after a visit."

      Examples:
        | system          |
        | Ductless system |
        | Packaged system |
        | Oil furnace     |

  Rule: With a floor area and a zip, the page shows the usual size, and says that only a calculation is reliable

    @smoke
    Scenario: The usual size in this climate
      When Ann puts together "Heat pump and air handler" at "Variable-speed ($$$)" for "2,000" square feet near "75001"
      Then her estimate says "Around 2.5 to 4 tons is usual for this floor area and climate. This size is for cooling only. In cold places, heating decides the size of a heat pump."
      And her estimate says "A rule of thumb: insulation, windows and sun change it. Ask your dealer for a written load calculation."
      And her estimate says "The extra cost of this comfort level is a rough range. Size and brand change it."

    Scenario: The dealer sees the size that was shown
      When Ann puts together "Air conditioner alone" at "I’d like advice" for "2,000" square feet near "75001"
      And she asks a dealer for a quote
      Then the request names what she put together:
        | The homeowner put a system together with the online estimate.                                                                      |
        | Chosen: Air conditioner alone; House; Ductwork: Keep the ducts I have; Comfort level: I’d like advice; 2,000 sq ft |
        | Shown: starting price of $5,400, installed, before tax                                                                             |
        | Shown: Around 2.5 to 4 tons is usual for this floor area and climate.                                                              |

  Rule: With a zip, the page subtracts what rebates pay from the price, and says what changes that

    Background:
      Given these programs pay near 75001 in Addison, TX:
        | name            | pays | for         |
        | Heat pump offer | 2650 | Heat pump   |
        | Furnace offer   | 400  | Gas furnace |

    Scenario: Programs that pay for the system
      When Ann puts together "Heat pump and air handler" for a "House" with "Keep the ducts I have" near "75001"
      Then her estimate says "$9,400 · minus $0 to $2,650 · you pay $6,750 to $9,400"
      And her estimate says "You must confirm eligibility with each program before you buy."
      And it says that the dealer's quote is the final price

    @scripts-off
    Scenario: The dealer sees the savings, without scripts
      Given Ann's browser runs no scripts
      When Ann puts together "Furnace alone" for a "House" with "Keep the ducts I have" near "75001"
      Then her estimate says "$3,400 · minus $0 to $400 · you pay $3,000 to $3,400"
      When she asks a dealer for a quote
      Then the request names what she put together:
        | The homeowner put a system together with the online estimate.                                      |
        | Chosen: Furnace alone; House; Ductwork: Keep the ducts I have                                      |
        | Shown: starting price of $3,400, installed, before tax                                             |
        | Shown: At starting prices: $3,400 · minus $0 to $400 · you pay $3,000 to $3,400, seen for 75001 |

    Scenario Outline: <amount> is computed for the price and the size that are shown
      Given these programs pay near 75001 in Addison, TX:
        | name       | amount   | for       |
        | Clean Heat | <amount> | Heat pump |
      When Ann puts together "Heat pump and air handler" for a "House" with "Keep the ducts I have" near "75001"
      Then her estimate says "<answer>"
      And her estimate says "<because>"

      Examples:
        | amount                         | answer                                     | because                                                                                                    |
        | 60% of the cost, up to $11,500 | $9,400 · minus $5,640 · you pay $3,760     | Percentages apply to the equipment a program covers, not to new ductwork.              |
        | $2,650 per ton, up to $8,500   | $9,400 · minus $7,950 · you pay $1,450     | Amounts per ton are counted for a 3-ton system. Enter your floor area to see yours.                      |

    Scenario: The smallest usual size for her floor area counts instead of the assumed one
      Given these programs pay near 75001 in Addison, TX:
        | name       | amount                     | for       |
        | Clean Heat | $500 per ton, up to $1,500 | Heat pump |
      When Ann puts together "Heat pump and air handler" at "I’d like advice" for "2,000" square feet near "75001"
      Then her estimate says "$9,400 · minus $1,250 · you pay $8,150"
      And her estimate says "Amounts per ton are counted for 2.5 tons, the smallest usual size for this floor area and climate, to match the starting price. A larger system costs more, and its rebates can be higher."

    Scenario: A program for better equipment is not taken from the price of basic equipment
      Given these programs pay near 75001 in Addison, TX:
        | name        | amount | for                      |
        | Gas company | $400   | Gas furnace, 95% or more |
        | Bonus       | $250   | Heat pump                |
      When Ann puts together "Hybrid: heat pump and furnace" for a "House" with "Keep the ducts I have" near "75001"
      Then her estimate says "$9,200 · minus $250 · you pay $8,950"
      And her estimate says "Gas company isn’t counted: it pays $400 for 95% AFUE or more, and such equipment costs more than this price."

    Scenario: Programs that pay for something else
      When Ann puts together "Air conditioner alone" for a "House" with "Keep the ducts I have" near "75001"
      Then her estimate says "No rebates found for this system in your area."

  Rule: The dealer sees the chosen system

    Scenario: Asking a dealer
      When Ann puts together "Furnace and air conditioner" for a "House" with "New ductwork"
      And she asks a dealer for a quote
      Then the request names what she put together:
        | The homeowner put a system together with the online estimate.      |
        | Chosen: Furnace and air conditioner; House; Ductwork: New ductwork |
        | Shown: starting price of $11,800 to $18,800, installed, before tax |

    @smoke
    Scenario: Asking a dealer without scripts
      Given Ann's browser runs no scripts
      When Ann puts together "Air conditioner alone" for a "Condo or apartment" with "Keep the ducts I have"
      And she asks a dealer for a quote
      Then the request names what she put together:
        | The homeowner put a system together with the online estimate.                      |
        | Chosen: Air conditioner alone; Condo or apartment; Ductwork: Keep the ducts I have |
        | Shown: starting price of $5,400, installed, before tax                             |
