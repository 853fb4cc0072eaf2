Feature: Remembering the last search
  Nobody wants to type a zip twice. After one search, every page knows the area, and the dealer search starts from it.

  Background:
    Given the dealer "Night Owl" serves 75001

  Rule: The dealer search starts with the visitor's last search

    Scenario: After a search from home
      When Ann opens the schedule page for "75001"
      And Ann opens the home page
      Then the site says that it serves 75001
      When Ann opens the dealer search
      Then she sees the dealer "Night Owl"

    Scenario: Nothing is searched before she enters a code
      When Ann opens the dealer search
      Then the provider was not asked

  Rule: A code that no dealer serves is not remembered

    Scenario: The previous code stays
      When Ann opens the schedule page for "75001"
      And Ann opens the schedule page for "99723"
      And Ann opens the home page
      Then the site says that it serves 75001

    @smoke
    Scenario: There was no previous code
      When Ann opens the schedule page for "99723"
      And Ann opens the home page
      Then the site does not know her area
