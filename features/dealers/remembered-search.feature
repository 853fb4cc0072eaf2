Feature: A search that is remembered
  Nobody wants to type a zip twice. After one search every page knows the area, and the dealer search picks up where it left
  off.

  Background:
    Given the dealer "Night Owl" serves 75001

  Rule: The dealer search begins where the visitor left off

    Scenario: After a search from home
      When Ann opens the schedule page for "75001"
      And Ann opens the home page
      Then the site says that it serves 75001
      When Ann opens the dealer search
      Then she sees the dealer "Night Owl"

    Scenario: Nothing is searched before she has entered a code
      When Ann opens the dealer search
      Then the provider was not asked

  Rule: A code that nobody serves is not remembered

    Scenario: The code before stays
      When Ann opens the schedule page for "75001"
      And Ann opens the schedule page for "99723"
      And Ann opens the home page
      Then the site says that it serves 75001

    Scenario: There was none before
      When Ann opens the schedule page for "99723"
      And Ann opens the home page
      Then the site does not know her area
