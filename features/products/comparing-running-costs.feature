Feature: Comparing running costs
  Ann chooses between a heat pump and a furnace. She sees what each costs for a year in a home like hers, what that counts, and from which price on the other one costs less.

  Rule: A floor area and a zip are enough; the page names the weather and the prices that it counts

    @smoke
    Scenario: A year near Dallas
      When Ann compares what her home costs to run:
        | Zip/Postal code           | 75001 |
        | Floor area in square feet | 2,000 |
      Then she sees these years:
        | System                            | Heating      | Cooling      | Year           | CO₂ in tons |
        | Heat pump                         | $240 to $540 | $290 to $700 | $530 to $1,240 | 1.5 to 3.4  |
        | Gas furnace and air conditioner   | $220 to $500 | $290 to $700 | $510 to $1,200 | 1.6 to 3.8  |
        | Hybrid: heat pump and gas furnace | $230 to $530 | $290 to $700 | $520 to $1,230 | 1.5 to 3.6  |
      And the comparison says "At these prices, either one could cost less. It depends on the model and on how cold it gets."
      And the comparison says "Prices: about the average of Texas in 2023."
      And the comparison says "Usual weather of Dallas, TX: about 2,100 heating and 2,900 cooling degree days a year (averages of 1991 to 2020)."

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann compares what her home costs to run:
        | Zip/Postal code           | 75001 |
        | Floor area in square feet | 2,000 |
      Then the comparison says "Prices: about the average of Texas in 2023."

  Rule: The prices from her bills replace the averages

    Scenario: Dear electricity
      When Ann compares what her home costs to run:
        | Zip/Postal code              | 75001 |
        | Floor area in square feet    | 2,000 |
        | Price of a kWh of electricity | 32¢  |
      Then the comparison says "At these prices, the gas furnace heats the same home for less than the heat pump."
      And the comparison says "Prices: the one you typed, and about the average of Texas in 2023."

  Rule: Nothing is guessed

    Scenario: No average prices in Canada
      When Ann compares what her home costs to run:
        | Zip/Postal code           | M5V 3L9 |
        | Floor area in square feet | 2,000   |
      Then she is asked to mend the comparison:
        | We have average prices for US states only. Type both prices from your bills. |

    Scenario: What can't be right
      When Ann compares what her home costs to run:
        | Zip/Postal code               | 7500  |
        | Floor area in square feet     | large |
        | Price of a kWh of electricity | $16   |
      Then she is asked to mend the comparison:
        | Enter 5 digits, like 60601, or a postal code, like M5V 3L9. |
        | Enter the floor area in square feet, from 200 to 10,000.    |
        | Enter the price of a kWh, like $0.16.                       |
      And the page is titled "Error: Heat pump or furnace? | RunTru"
