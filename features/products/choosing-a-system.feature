Feature: Which is right for my home?
  Three questions lead to the systems that usually fit a home, with reasons. A dealer decides the size.

  Rule: The fitting systems depend on fuel, ducts and climate

    Scenario Outline: <heats with>, ducts: <ducts>, in <place>
      When Ann asks which system is right for this home:
        | heats with   | ducts   | zip   |
        | <heats with> | <ducts> | <zip> |
      Then these systems fit, the best fit first: <systems>

      Examples:
        | heats with  | ducts    | place         | zip   | systems                                                          |
        | Gas         | Yes      | Minneapolis   | 55401 | "Furnace and air conditioner" and "Hybrid: heat pump and furnace" |
        | Gas         | Yes      | Addison       | 75001 | "Hybrid: heat pump and furnace" and "Furnace and air conditioner" |
        | Electricity | Yes      | Addison       | 75001 | "Heat pump and air handler"                                      |
        | Oil         | No       | New York      | 10001 | "Ductless system" and "Furnace and air conditioner"              |
        | Not sure    | Not sure | Beverly Hills | 90210 | "Hybrid: heat pump and furnace", "Furnace and air conditioner" and "Ductless system" |

  Rule: Each system comes with reasons and links

    Scenario: A cold place and a gas furnace
      When Ann asks which system is right for this home:
        | heats with | ducts | zip   |
        | Gas        | Yes   | 55401 |
      Then the answer says "Winters near Minneapolis, MN are cold."
      And the reasons for "Furnace and air conditioner" are:
        | A furnace uses the gas that heats your home today. |
        | A furnace is made for cold winters.                |
        | It works with ducts like yours.                    |
      And "Furnace and air conditioner" leads on to "Furnaces" and "Air conditioners"

    Scenario: No ducts
      Given Ann's browser runs no scripts
      When Ann asks which system is right for this home:
        | heats with  | ducts | zip   |
        | Electricity | No    | 75001 |
      Then the reasons for "Heat pump and air handler" are:
        | It needs new ductwork, which costs $3,000 to $10,000 more.                   |
        | One outdoor unit heats and cools on electricity alone, without a flue.      |
        | Heat pumps do well where winters are mild.                                   |

  Rule: The answer appears on the same page

    @smoke
    Scenario: Asking again for another area
      When Ann asks which system is right for this home:
        | heats with | ducts | zip   |
        | Gas        | Yes   | 55401 |
      Then the answer says "Winters near Minneapolis, MN are cold."
      When she asks again with the zip "75001"
      Then the answer says "Winters near Addison, TX are fairly mild."
      And these systems fit, the best fit first: "Hybrid: heat pump and furnace" and "Furnace and air conditioner"

  Rule: The helper also answers without a climate

    Scenario: No zip
      When Ann asks which system is right for this home:
        | heats with | ducts |
        | Oil        | Yes   |
      Then these systems fit, the best fit first: "Furnace and air conditioner" and "Hybrid: heat pump and furnace"

    Scenario: An impossible zip
      When Ann asks which system is right for this home:
        | heats with | ducts | zip  |
        | Oil        | Yes   | soon |
      Then she reads about the code: "Enter 5 digits, like 60601, or a postal code, like M5V 3L9."
      And the answer says "We don’t know your zip or postal code, so this leaves out your climate."
