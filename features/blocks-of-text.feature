Feature: Blocks of text
  Editors put pages together from blocks. Each kind keeps its rules, whoever has filled it in.

  Rule: An accordion stands open at first on the devices that its editor wants

    Scenario Outline: For a <wanted>, on a <device>
      Given Ann has a <device>
      And an editor has published the page "Warm air"
      And on it stands an accordion:
        | heading | The air conditioner blows warm air |
        | content | Change a clogged filter.           |
        | open on | <wanted>                           |
      When Ann opens the page "Warm air"
      Then "The air conditioner blows warm air" stands <state>

      Examples:
        | wanted        | device  | state  |
        | desktop       | desktop | open   |
        | desktop       | phone   | closed |
        | phone, tablet | tablet  | open   |

  Rule: Search engines are told questions and answers too

    Scenario: The questions of a whole page, each once
      Given an editor has published the page "Help"
      And on it stand questions and answers:
        | question                        | answer           |
        | How often do I change a filter? | When it is gray. |
        | May I close vents?              | No.              |
      And on it stand questions and answers:
        | question           | answer       |
        | May I close vents? | Better not.  |
        | What is AUX?       | Backup heat. |
      When Ann opens the page "Help"
      Then the page says "What is AUX?"
      And search engines are told the questions "How often do I change a filter?", "May I close vents?", "What is AUX?"

  Rule: A notice that was closed stays closed for the visit

    Scenario: Closed once, on two pages
      Given an editor has published the page "Before the storm"
      And on it stands a notice:
        | message | A cold front is on its way. |
      And an editor has published the page "During the storm"
      And on it stands a notice:
        | message | A cold front is on its way. |
      And on it stands a notice:
        | message | Schools are closed. |
      When Ann opens the page "Before the storm"
      And the page says "A cold front is on its way."
      And she closes the notice "A cold front is on its way."
      Then the page does not say "A cold front is on its way."
      When she opens the page "During the storm"
      Then the page says "Schools are closed."
      And the page does not say "A cold front is on its way."

  Rule: A card leads somewhere; one that leads to help opens it

    Scenario: Who are we helping today?
      Given an editor has published the page "Advice"
      And on it stands a card:
        | title           | Not sure who to ask? |
        | button          | Get help              |
        | button leads to | /get-help/            |
      When Ann opens the page "Advice"
      And she takes "Get help"
      And she has the helping form before her
      And she fills it in
      And she sends it
      Then she is thanked with "Thank you!"
      And one request has arrived

    Scenario: To another page
      Given an editor has published the page "Savings"
      And on it stands the paragraph "Utilities may pay part of it."
      And an editor has published the page "Advice"
      And on it stands a card:
        | title           | See what you may save |
        | button          | Look at savings       |
        | button leads to | /savings/             |
      When Ann opens the page "Advice"
      And she takes "Look at savings"
      Then the page says "Utilities may pay part of it."

  Rule: A feature grid leads on where it has both a text and an address for that, or not at all

    Scenario: Both
      Given an editor has published the page "Checks"
      And on it stands a feature grid:
        | feature        | Thermostat      |
        | call to action | Find a dealer   |
        | which leads to | /find-a-dealer/ |
      When Ann opens the page "Checks"
      Then the page says "Thermostat"
      And "Find a dealer" leads to "/find-a-dealer/"

    Scenario: Neither
      Given an editor has published the page "Checks"
      And on it stands a feature grid:
        | feature | Thermostat |
      When Ann opens the page "Checks"
      Then the page says "Thermostat"
      And there is no way called "Find a dealer"

    Scenario: A text alone
      Given an editor has published the page "Checks"
      And on it stands a feature grid:
        | feature        | Thermostat    |
        | call to action | Find a dealer |
      When Ann opens the page "Checks"
      Then there is no way called "Find a dealer"
      And whoever looks after the site is told, once each:
        | Improper tracking of a clickable element: acf/feature-grid has no text or leads nowhere (data.cta_url) |

  Rule: A document card offers one document or two

    Scenario: Two, and one alone
      Given an editor has published the page "Documents"
      And on it stands a document card:
        | header          | Limited warranty     |
        | first link      | Register your system |
        | first leads to  | /customer-care/      |
        | second link     | All terms            |
        | second leads to | /terms/              |
      And on it stands a document card:
        | header         | Unit dimensions |
        | first link     | All sizes       |
        | first leads to | /contact/       |
      When Ann opens the page "Documents"
      Then "Register your system" leads to "/customer-care/"
      And "All terms" leads to "/terms/"
      And "All sizes" leads to "/contact/"

    Scenario: A second without an address
      Given an editor has published the page "Documents"
      And on it stands the paragraph "Keep your invoice."
      And on it stands a document card:
        | first link     | All sizes |
        | first leads to | /contact/ |
        | second link    | All terms |
      When Ann opens the page "Documents"
      Then the page says "Keep your invoice."
      And "All sizes" leads to "/contact/"
      And there is no way called "All terms"
      And whoever looks after the site is told, once each:
        | Improper tracking of a clickable element: acf/document-card has no text or leads nowhere (data.download_link_2) |

  Rule: Forms stand wherever an editor wants them

    Scenario Outline: The <form> on a page of an editor's own
      Given an editor has published the page "Write to us"
      And on it stands the <form>
      When Ann opens the page "Write to us"
      And she has the <form> before her
      And she fills it in
      And she sends it
      Then she is thanked with "<thanks>"
      And one request has arrived

      Examples:
        | form        | thanks                                                                  |
        | newsletter  | You are on the list. Watch your inbox for our next newsletter.          |
        | dealer form | We’ve received your request and a dealer will reach out to you shortly. |
