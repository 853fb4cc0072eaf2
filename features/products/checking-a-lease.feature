Feature: Checking a lease offer
  Ann has a lease offer in hand. She sees the monthly payment next to the total, and nobody else sees her numbers.

  Rule: The total is shown next to the cash price

    Scenario: Side by side
      When Ann checks this lease offer:
        | Cash price of the same system          | 10,000 |
        | Monthly payment                        | 150    |
        | Number of monthly payments             | 120    |
        | Due at signing                         | 500    |
        | Price to buy it at the end of the term | 1,000  |
      Then she pays:
        |                      | Lease               | Paying cash          |
        | At signing           | $500                | $10,000              |
        | Each month           | $150 for 120 months | Nothing              |
        | To own it at the end | $1,000              | Yours from the start |
        | Total                | $19,500             | $10,000              |
      And the calculator says "The lease costs $9,500 more than paying cash."
      And the calculator says "That works out to an effective yearly rate of about 16.1%."
      And the calculator says "By the end of year 6, the lease has cost more than paying cash."

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann checks this lease offer:
        | Cash price of the same system | 10,000 |
        | Monthly payment               | 150    |
        | Number of monthly payments    | 120    |
      Then the calculator says "The lease costs at least $8,000 more than paying cash."

    @smoke
    Scenario: Nothing is sent
      When Ann checks this lease offer:
        | Cash price of the same system | 10,000 |
        | Monthly payment               | 150    |
        | Number of monthly payments    | 120    |
      Then the calculator says "The lease costs at least $8,000 more than paying cash."
      And her numbers have stayed in her browser

    Scenario: No price to buy the system
      When Ann checks this lease offer:
        | Cash price of the same system | 10,000 |
        | Monthly payment               | 150    |
        | Number of monthly payments    | 120    |
      Then the calculator says "Without a price to buy the system, this total may not make it yours. Ask what happens at the end of the term."

  Rule: The calculator says what it can't work out

    Scenario: Less than the cash price
      When Ann checks this lease offer:
        | Cash price of the same system | 10,000 |
        | Monthly payment               | 50     |
        | Number of monthly payments    | 12     |
      Then the calculator says "These payments add up to less than the cash price, so there is no yearly rate to show. Check the numbers, and ask who owns the system at the end."

    Scenario: Something is missing
      When Ann checks this lease offer:
        | Cash price of the same system | much |
        | Monthly payment               | 150  |
      Then she is asked to mend the offer:
        | Enter an amount, like 12,500.          |
        | Enter a number of months from 1 to 360. |
