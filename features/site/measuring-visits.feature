Feature: Measuring visits
  Operators may measure how their site is used, with another company's tool. Visitors are asked first, once, and can change
  their minds. Page views stay on the page and contain nothing personal.

  Rule: A site that measures nothing asks nothing

    Scenario: No measuring tool
      When Ann opens the page "Terms"
      Then she is not asked for permission to measure her visits
      And she is offered no privacy choices
      And a page view of "Terms" was recorded
      And her visit is not measured

  Rule: No visit is measured before the visitor agrees

    Background:
      Given the site may measure visits

    Scenario: No answer
      When Ann opens the page "Terms"
      Then she is asked for permission to measure her visits
      And a page view of "Terms" was recorded
      And her visit is not measured
      When she opens the page "Privacy"
      Then she is asked for permission to measure her visits
      And her visit is not measured

    Scenario: Accepted, and not asked again
      When Ann opens the page "Terms"
      And she accepts measurement
      Then her visit is measured
      When she opens the page "Privacy"
      Then she is not asked for permission to measure her visits
      And her visit is measured

    Scenario: Declined, and not asked again
      When Ann opens the page "Terms"
      And she declines measurement
      And she opens the page "Privacy"
      Then she is not asked for permission to measure her visits
      And her visit is not measured

    @application-only
    Scenario: Asked again after a year
      When Ann opens the page "Terms"
      And she accepts measurement
      And 365 days pass
      And she opens the page "Privacy"
      Then she is asked for permission to measure her visits
      And her visit is not measured

    @smoke
    Scenario: The browser sends a privacy signal
      Given Ann's browser asks every site for privacy
      When she opens the page "Terms"
      Then she is not asked for permission to measure her visits
      And her visit is not measured

  Rule: Visitors can change their minds at any time

    @smoke
    Scenario: Accepted, then declined
      Given the site may measure visits
      When Ann opens the page "Terms"
      And she accepts measurement
      And she opens her privacy choices
      And she declines measurement
      Then measuring her visit has stopped
      When she opens the page "Privacy"
      Then her visit is not measured
