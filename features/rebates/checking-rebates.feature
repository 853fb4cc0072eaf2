Feature: Checking what rebates pay
  A new system costs a lot, and nearby programs may pay part of it. Before she calls anybody, Ann wants to know how much they pay,
  who pays, and whether she can count on it.

  Background:
    Given these programs pay near 02110 in Boston, MA:
      | name         | pays | combines with | status  | last checked |
      | Whole home   | 8500 | Sizing bonus  | running | 2026-11-18   |
      | Sizing bonus | 500  | Whole home    | running | 2026-11-18   |
      | Oil to air   | 9000 |               | ended   |              |
      | Tune-up      | 50   | nothing       | running |              |

  Rule: A zip is all it takes

    Scenario: With a zip she sees the total
      When Ann checks rebates for "02110"
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"
      And the search for "02110" was reported once

    Scenario: Spaces around the zip are ignored
      When Ann checks rebates for " 02110 "
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"

    Scenario: Before a zip is given, the page says what to do
      When Ann opens the rebates page
      Then she sees no savings
      And she reads about rebates: "Your programs and your possible savings will show up here."

    @smoke
    Scenario: Without a zip, the box shows an error until she types
      When Ann opens the rebates page
      And she asks for rebates with ""
      Then the zip box says "Enter your zip/postal code."
      When she types "0" into the zip box
      Then the zip box says nothing

    Scenario: An invalid zip
      When Ann opens the rebates page
      And she asks for rebates with "0211"
      Then the zip box says "Enter 5 digits, like 60601, or a postal code, like M5V 3L9."
      And she reads about rebates: "Your programs and your possible savings will show up here."

    @scripts-off
    Scenario: A slip in the zip, in a browser that runs no scripts
      Given Ann's browser runs no scripts
      When Ann opens the rebates page for "5540l"
      And she follows "Did you mean 55401 (Minneapolis, MN)?"
      Then the zip box says nothing

    Scenario: The zip of her last search
      Given Ann has looked for dealers near 02110 before
      When Ann opens the rebates page
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"

    Scenario: A link with a zip shows its savings
      When Ann opens the rebates page for "02110"
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann checks rebates for "02110"
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"
      And she can ask a dealer about them

  Rule: The home page also asks for the zip

    Scenario: From the home page to the savings
      When Ann asks for rebates with " 02110 " on the home page
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"

    Scenario: From the home page without scripts
      Given Ann's browser runs no scripts
      When Ann asks for rebates with "02110" on the home page
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"
      And she can ask a dealer about them

    Scenario: An empty zip shows an error on the rebates page
      When Ann asks for rebates with "" on the home page
      Then she sees no savings
      And the zip box says "Enter your zip/postal code."

    @smoke
    Scenario: Her own zip is already filled in
      Given Ann has looked for dealers near 02110 before
      When Ann goes on to the rebates from the home page
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"

  Rule: Each program shows its value

    Scenario: Its amount, its status, and when the status was checked
      When Ann opens the rebates page for "02110"
      Then the program "Whole home" says:
        | Up to $8,500      |
        | Open              |
        | In your total     |
        | November 18, 2026 |

    Scenario: Programs with the same name get different titles
      Given these programs pay near 97001 in Antelope, OR:
        | name         | pays | for                |
        | Energy Trust | 3000 | Ducted heat pump   |
        | Energy Trust | 800  | Ductless heat pump |
      When Ann opens the rebates page for "97001"
      Then the program "Energy Trust: Ductless heat pump" says:
        | Up to $800 |

    Scenario: An amount per ton names the size that the total counts
      Given these programs pay near 85001 in Phoenix, AZ:
        | name      | amount      |
        | Cool Cash | $75 per ton |
      When Ann opens the rebates page for "85001"
      Then she sees the savings "Up to $225 in rebates may be available near Phoenix, AZ"
      And she reads about rebates: "Amounts per ton are counted for a 3-ton system."
      And the program "Cool Cash" says:
        | $75 per ton |

    Scenario: A share of the cost says what price its limit takes
      Given these programs pay near 02903 in Providence, RI:
        | name       | amount                         |
        | Clean Heat | 60% of the cost, up to $11,500 |
      When Ann opens the rebates page for "02903"
      Then she sees the savings "Up to $11,500 in rebates may be available near Providence, RI"
      And she reads about rebates: "Shares of the cost are counted up to their limit, which takes a price of $19,167 or more."

    Scenario: An ended program is listed but not counted
      When Ann opens the rebates page for "02110"
      Then the program "Oil to air" says:
        | Ended                                                  |
        | Not in the total: it isn’t taking applications now. |

    Scenario: Programs that cannot be combined are not added up
      When Ann opens the rebates page for "02110"
      Then the program "Tune-up" says:
        | Not in the total: it can’t be combined with Whole home and Sizing bonus. |

    Scenario: If it is unknown whether programs combine, only the largest counts, and the page says so
      Given these programs pay near 60601 in Chicago, IL:
        | name            | pays |
        | City heat pump  | 1200 |
        | State heat pump | 800  |
      When Ann opens the rebates page for "60601"
      Then she sees the savings "Up to $1,200 in rebates may be available near Chicago, IL"
      And she reads about rebates: "This total counts only the largest program, City heat pump. We don't know whether the others combine with it."
      And the program "City heat pump" says:
        | In your total |
      And the program "State heat pump" says:
        | Not in the total. We don't know whether it combines: ask the program. |

    Scenario: The page names the likely utilities
      Given they are for customers of "Eversource" and "Boston Gas"
      When Ann checks rebates for "02110"
      Then she reads about rebates: "These utility rebates are from Eversource and Boston Gas. If another company bills you, choose it here."

    @smoke
    Scenario: Another company sends the bill
      Given they are for customers of "Eversource" and "Boston Gas"
      When Ann checks rebates for "02110"
      And she chooses "National Grid" as her electric company
      Then she reads about rebates: "These utility rebates are from National Grid and Boston Gas. If another company bills you, choose it here."
      When she reloads the page
      Then she reads about rebates: "These utility rebates are from National Grid and Boston Gas. If another company bills you, choose it here."

    @scripts-off
    Scenario: A home without gas, in a browser that runs no scripts
      Given Ann's browser runs no scripts
      And they are for customers of "Eversource" and "Boston Gas"
      When Ann opens the rebates page for "02110"
      And she chooses "No gas" as her gas company
      Then she reads about rebates: "These utility rebates are from Eversource. If another company bills you, choose it here."

    Scenario: Sample programs are marked
      Given the programs are sample data
      When Ann opens the rebates page for "02110"
      Then she reads about rebates: "Sample data. These programs are made up to show how this page works. Don’t rely on them."

  Rule: The page promises no unknown amounts

    Scenario: A program without an amount
      Given these programs pay near 57101 in Sioux Falls, SD:
        | name          | pays |
        | Furnace offer |      |
      When Ann opens the rebates page for "57101"
      Then she sees no savings
      And the program "Furnace offer" says:
        | Call for details |

    Scenario: No programs
      When Ann checks rebates for "99501"
      Then she sees no savings
      And she reads about rebates: "No rebates found for this location."
      And she can ask a dealer about them

  Rule: She may state her household's income, and nobody stores it

    Background:
      Given these programs pay near 30303 in Atlanta, GA:
        | name     | pays | incomes  |
        | Half off | 4000 | moderate |
        | All paid | 8000 | low      |

    Scenario: Before that, the page says which households the amounts are for
      When Ann opens the rebates page for "30303"
      Then she sees the savings "Up to $4,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit"
      And she reads about rebates: "These amounts are for a household of four that earns 80% to 150% of your area’s median income. Half of the households in an area earn more than the median, and half earn less."

    Scenario: She sees what programs pay her household
      When Ann opens the rebates page for "30303"
      And she states an income of "$25,001 to $50,000" for "3" people
      Then she sees the savings "Up to $8,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit"
      And the program "All paid" says:
        | In your total |
      And "50000" is in no address and not stored

    Scenario: A limit is within her range, and her exact income decides
      Given these programs pay near 85001 in Phoenix, AZ:
        | name      | pays | incomes       |
        | All homes | 50   |               |
        | Half off  | 8000 | low, moderate |
      When Ann opens the rebates page for "85001"
      And she states an income of "$100,001 to $125,000" for "1" people
      Then she sees the savings "Between $50 and $8,000 in rebates may be available near Phoenix, AZ, depending on your exact income"
      When she states an exact income of "105,000" for "1" people
      Then she sees the savings "Up to $8,000 in rebates may be available near Phoenix, AZ if your income is below your area’s limit"
      And "105" is in no address and not stored
      When she states an exact income of "115,000" for "1" people
      Then she sees the savings "Up to $50 in rebates may be available near Phoenix, AZ"

    @application-only
    Scenario: Her county's own limits decide, and the page names them
      Given HUD’s limits for one person in "Fulton County, GA" are 64000 and 126000 dollars
      When Ann opens the rebates page for "30303"
      And she states an exact income of "60,000" for "1" people
      Then she sees the savings "Up to $8,000 in rebates may be available near Atlanta, GA"
      And she reads about rebates: "Up to $8,000 for one person with $60,000 a year. It is under 80% of your area’s median income for a household of this size. In Fulton County, GA, the limits for a household of this size are $64,000 (80%) and $126,000 (150%), by HUD’s figures for fiscal year 2025. The program checks your income when you apply."

    @smoke
    Scenario: Her exact income, without scripts
      Given Ann's browser runs no scripts
      When Ann opens the rebates page for "30303"
      And she states an exact income of "52,310" for "3" people
      Then she sees the savings "Up to $8,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit"
      And "52310" is in no address and not stored

    Scenario: An income that is no amount
      When Ann opens the rebates page for "30303"
      And she states an exact income of "enough" for "3" people
      Then she reads about rebates: "Enter your income as a whole number of dollars, like 52,000. These amounts are for a household of four."

    @smoke
    Scenario: She rents her home
      Given these programs pay near 97201 in Portland, OR:
        | name       | pays | who                    |
        | For owners | 2000 | Homeowners             |
        | For all    | 300  | Homeowners and renters |
      When Ann opens the rebates page for "97201"
      Then she sees the savings "Up to $2,000 in rebates may be available near Portland, OR"
      And she reads about rebates: "These amounts are for homeowners."
      When she says that she rents her home
      Then she sees the savings "Up to $300 in rebates may be available near Portland, OR"
      And the program "For owners" says:
        | Not in the total: it’s for homeowners. |

    @smoke
    Scenario: Reloading the page forgets the income
      When Ann opens the rebates page for "30303"
      And she states an income of "$25,001 to $50,000" for "3" people
      Then she sees the savings "Up to $8,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit"
      When she reloads the page
      Then she sees the savings "Up to $4,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit"

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann opens the rebates page for "30303"
      And she states an income of "$25,001 to $50,000" for "3" people
      Then she sees the savings "Up to $8,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit"
      And "50000" is in no address and not stored

    Scenario: If her amounts cannot be looked up, the others stay and the page says so
      When Ann opens the rebates page for "30303"
      Then she sees the savings "Up to $4,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit"
      Given the provider of rebates fails
      When she states an income of "$25,001 to $50,000" for "3" people
      Then she reads about rebates: "We couldn’t look up your household just now. These amounts are for a household of four. Please try again."
      And she sees the savings "Up to $4,000 in rebates may be available near Atlanta, GA if your income is below your area’s limit"

  Rule: There is a page in Spanish

    @smoke
    Scenario: The page is in Spanish, and asks the provider in Spanish
      When Ana opens the Spanish rebates page for "02110"
      Then she sees the savings "Podría haber hasta $9,000 en reembolsos cerca de Boston, MA"
      And she reads about rebates: "Antes de comprar, confirme con cada programa que usted cumple los requisitos."
      And the program "Tune-up" says:
        | Hasta $50                                                               |
        | No está en el total: no se puede combinar con Whole home y Sizing bonus. |
      And the provider was asked in Spanish

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ana opens the Spanish rebates page for "02110"
      Then she sees the savings "Podría haber hasta $9,000 en reembolsos cerca de Boston, MA"

  Rule: When the rebates cannot be loaded, the rest of the page works

    Scenario Outline: The provider <fault>
      Given the provider of rebates <fault>
      When Ann opens the rebates page
      And she asks for rebates with "02110"
      Then she reads about rebates: "Unable to retrieve savings information. Please check your Zip Code and try again."
      And she sees no savings
      And she can ask a dealer about them

      Examples:
        | fault            |
        | fails            |
        | answers nonsense |

    Scenario: The old savings disappear, and asking again helps
      When Ann opens the rebates page for "02110"
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"
      Given the provider of rebates fails
      When she asks for rebates with "99501"
      Then she reads about rebates: "Unable to retrieve savings information. Please check your Zip Code and try again."
      And she sees no savings
      When she asks for rebates with "02110"
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"

    @smoke
    Scenario: The page says that it is checking while the provider is slow
      Given the provider of rebates is slow
      When Ann opens the rebates page
      And she asks for rebates with "02110"
      Then she reads about rebates: "Checking rebates near you…"
      When the provider of rebates finally answers
      Then she sees the savings "Up to $9,000 in rebates may be available near Boston, MA"
