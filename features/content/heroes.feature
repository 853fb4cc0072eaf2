Feature: Heroes
  The first thing that a page shows: what it is about, and what to do next. What moves there never moves for whoever would rather it did not.

  Rule: The hero with two buttons helps at once

    Scenario: Its left button asks who needs help
      Given an editor has published the page "No heat"
      And on it stands the hero with two buttons:
        | heading      | No heat tonight?        |
        | left button  | Get help                |
        | right button | Not where you live now? |
      When Ann opens the page "No heat"
      And she takes "Get help"
      And she has the helping form before her
      And she fills it in
      And she sends it
      Then she is thanked with "Thank you!"

    Scenario: Its right button asks where she lives
      Given an editor has published the page "No heat"
      And on it stands the hero with two buttons:
        | heading      | No heat tonight?        |
        | left button  | Get help                |
        | right button | Not where you live now? |
      When Ann opens the page "No heat"
      And she updates her location to "55401" from "Not where you live now?"
      Then the site says that it serves 55401

  Rule: A film starts by itself, and stops when it is asked to

    Scenario: Pausing
      Given Ann lets films move
      And an editor has published the page "Even air"
      And on it stands a hero with a film
      When Ann opens the page "Even air"
      Then the film moves
      When she pauses the film
      Then the film stands still

  Rule: Nothing of a film is fetched for who wants less motion or less data, unless she asks for it

    Scenario Outline: Ann <wishes>
      Given Ann <wishes>
      And an editor has published the page "Even air"
      And on it stands a hero with a film
      When Ann opens the page "Even air"
      Then the film stands still
      And nothing of the film was fetched
      When she starts the film
      Then the film moves

      Examples:
        | wishes                |
        | wants less motion     |
        | saves data            |
        | has a slow connection |
