Feature: Text blocks
  Editors build pages from blocks. Each kind of block follows its own rules, whoever fills it in.

  Rule: An accordion starts open on the devices that the editor chooses

    Scenario Outline: Open on <wanted>, seen on a <device>
      Given Ann has a <device>
      And an editor has published the page "Warm air"
      And the page has an accordion:
        | heading | The air conditioner blows warm air |
        | content | Change a clogged filter.           |
        | open on | <wanted>                           |
      When Ann opens the page "Warm air"
      Then the accordion "The air conditioner blows warm air" is <state>

      Examples:
        | wanted        | device  | state  |
        | desktop       | desktop | open   |
        | desktop       | phone   | closed |
        | phone, tablet | tablet  | open   |

  Rule: Search engines receive the page's questions and answers

    Scenario: Each question is listed once
      Given an editor has published the page "Help"
      And the page has questions and answers:
        | question                        | answer           |
        | How often do I change a filter? | When it is gray. |
        | May I close vents?              | No.              |
      And the page has questions and answers:
        | question           | answer       |
        | May I close vents? | Better not.  |
        | What is AUX?       | Backup heat. |
      When Ann opens the page "Help"
      Then the page says "What is AUX?"
      And search engines get the questions "How often do I change a filter?", "May I close vents?", "What is AUX?"

  Rule: A notice stays closed for the rest of the visit

    @smoke
    Scenario: Closed on one page, closed on the next
      Given an editor has published the page "Before the storm"
      And the page has a notice:
        | message | A cold front is on its way. |
      And an editor has published the page "During the storm"
      And the page has a notice:
        | message | A cold front is on its way. |
      And the page has a notice:
        | message | Schools are closed. |
      When Ann opens the page "Before the storm"
      Then the page says "A cold front is on its way."
      When she closes the notice "A cold front is on its way."
      Then the page does not say "A cold front is on its way."
      When she opens the page "During the storm"
      Then the page says "Schools are closed."
      And the page does not say "A cold front is on its way."

  Rule: A card can open the help form

    Scenario: Who are we helping today?
      Given an editor has published the page "Advice"
      And the page has a card:
        | title           | Not sure who to ask? |
        | button          | Get help             |
        | button leads to | the help form        |
      When Ann opens the page "Advice"
      And she chooses "Get help"
      Then she sees the help form
      When she fills it in
      And she sends it
      Then she is thanked with "Thank you!"
      And one request has arrived

  Rule: A card can link to a page

    Scenario: To another page
      Given an editor has published the page "Savings"
      And the page has the paragraph "Utilities may pay part of it."
      And an editor has published the page "Advice"
      And the page has a card:
        | title           | See what you may save |
        | button          | Look at savings       |
        | button leads to | Savings               |
      When Ann opens the page "Advice"
      And she chooses "Look at savings"
      Then the page says "Utilities may pay part of it."

  Rule: A feature grid has a link only if the editor gives it both a text and a page

    Scenario: Both
      Given an editor has published the page "Checks"
      And the page has a feature grid:
        | feature        | Thermostat    |
        | call to action | Find a dealer |
        | which leads to | Find a dealer |
      When Ann opens the page "Checks"
      Then the page says "Thermostat"
      And "Find a dealer" leads to the page "Find a dealer"

    Scenario: Neither
      Given an editor has published the page "Checks"
      And the page has a feature grid:
        | feature | Thermostat |
      When Ann opens the page "Checks"
      Then the page says "Thermostat"
      And there is no link called "Find a dealer"

    Scenario: Only a text
      Given an editor has published the page "Checks"
      And the page has a feature grid:
        | feature        | Thermostat    |
        | call to action | Find a dealer |
      When Ann opens the page "Checks"
      Then there is no link called "Find a dealer"
      And the operator gets these warnings, once each:
        | Feature grid: its link is missing |

  Rule: A document card links to one document or two

    Scenario: One card with two, one with one
      Given an editor has published the page "Documents"
      And the page has a document card:
        | header          | Limited warranty     |
        | first link      | Register your system |
        | first leads to  | Customer care        |
        | second link     | All terms            |
        | second leads to | Terms                |
      And the page has a document card:
        | header         | Unit dimensions |
        | first link     | All sizes       |
        | first leads to | Contact         |
      When Ann opens the page "Documents"
      Then "Register your system" leads to the page "Customer care"
      And "All terms" leads to the page "Terms"
      And "All sizes" leads to the page "Contact"

    Scenario: A second link without a target
      Given an editor has published the page "Documents"
      And the page has the paragraph "Keep your invoice."
      And the page has a document card:
        | first link     | All sizes |
        | first leads to | Contact   |
        | second link    | All terms |
      When Ann opens the page "Documents"
      Then the page says "Keep your invoice."
      And "All sizes" leads to the page "Contact"
      And there is no link called "All terms"
      And the operator gets these warnings, once each:
        | Document card: its second link is missing |

  Rule: Editors can put a form on any page

    Scenario Outline: The <form> on an editor's own page
      Given an editor has published the page "Write to us"
      And the page has the <form>
      When Ann opens the page "Write to us"
      Then she sees the <form>
      When she fills it in
      And she sends it
      Then she is thanked with "<thanks>"
      And one request has arrived

      Examples:
        | form               | thanks                                                                  |
        | newsletter sign-up | You’re on the list. Watch your inbox for our next newsletter.          |
        | dealer form        | We’ve received your request and a dealer will reach out to you shortly. |
