Feature: A search that is remembered
  Nobody wants to type a zip twice. Once dealers were found, the site knows the area on every page, and the dealer search goes on from
  there.

  Background:
    Given the dealer "Night Owl" serves 75001

  Rule: The dealer search begins where the visitor left off

    Scenario: After a search from home
      When Ann opens the schedule page for "75001"
      And Ann opens the home page
      Then the site says that it serves 75001
      When Ann opens the dealer search
      Then she sees the dealer "Night Owl"

    Scenario: Nothing is searched before the first code
      When Ann opens the dealer search
      Then the provider was not asked
