Feature: Measuring visits
  Whoever runs the site may measure how it is used, with a tool of another company. Visitors are asked first, once, and can change
  their minds. What their pages note of a visit stays in the page, and nothing personal is in it.

  Rule: Where nobody measures there is nothing to ask

    Scenario: A site without a tool that measures
      When Ann opens the page "Terms"
      Then she is not asked whether visits may be measured
      And she is offered no privacy choices
      And the page has noted that "Terms" was shown
      And nothing measures her visit

  Rule: Nothing measures a visit before its visitor agrees

    Background:
      Given the site may measure visits

    Scenario: She reads on and does not answer
      When Ann opens the page "Terms"
      Then she is asked whether visits may be measured
      And the page has noted that "Terms" was shown
      And nothing measures her visit
      When she opens the page "Privacy"
      Then she is asked whether visits may be measured
      And nothing measures her visit

    Scenario: She accepts, and is not asked again
      When Ann opens the page "Terms"
      And she accepts that her visits are measured
      Then her visit is measured
      When she opens the page "Privacy"
      Then she is not asked whether visits may be measured
      And her visit is measured

    Scenario: She declines, and is not asked again
      When Ann opens the page "Terms"
      And she declines that her visits are measured
      And she opens the page "Privacy"
      Then she is not asked whether visits may be measured
      And nothing measures her visit

    @application-only
    Scenario: After a year she is asked again
      When Ann opens the page "Terms"
      And she accepts that her visits are measured
      And 365 days go by
      And she opens the page "Privacy"
      Then she is asked whether visits may be measured
      And nothing measures her visit

    Scenario: Her browser has declined for her
      Given Ann's browser asks every site for privacy
      When she opens the page "Terms"
      Then she is not asked whether visits may be measured
      And nothing measures her visit

  Rule: She can change her mind at any time

    Scenario: What she accepted she withdraws
      Given the site may measure visits
      When Ann opens the page "Terms"
      And she accepts that her visits are measured
      And she looks at her privacy choices
      And she declines that her visits are measured
      Then what measured her visit was told to stop
      When she opens the page "Privacy"
      Then nothing measures her visit
