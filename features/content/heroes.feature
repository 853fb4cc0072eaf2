Feature: Heroes
  The top of a page says what the page is about and what to do next. Nothing moves for visitors who prefer less motion.

  Rule: A hero's two buttons help right away

    Scenario: The left button opens the help form
      Given an editor has published the page "No heat"
      And the page has the hero with two buttons:
        | heading      | No heat tonight?        |
        | left button  | Get help                |
        | right button | Not where you live now? |
      When Ann opens the page "No heat"
      And she chooses "Get help"
      Then she sees the help form
      When she fills it in
      And she sends it
      Then she is thanked with "Thank you!"

    @smoke
    Scenario: The right button changes the location
      Given an editor has published the page "No heat"
      And the page has the hero with two buttons:
        | heading      | No heat tonight?        |
        | left button  | Get help                |
        | right button | Not where you live now? |
      When Ann opens the page "No heat"
      And she updates her location to "55401" using "Not where you live now?"
      Then the site says that it serves 55401

  Rule: A video starts by itself and can be paused

    @browser-only
    Scenario: Pausing
      Given Ann lets videos play
      And an editor has published the page "Even air"
      And the page has a hero with a video
      When Ann opens the page "Even air"
      Then the video plays
      When she pauses the video
      Then the video is paused

  Rule: A video waits for visitors who want less motion or less data

    @browser-only
    Scenario Outline: Ann <wishes>
      Given Ann <wishes>
      And an editor has published the page "Even air"
      And the page has a hero with a video
      When Ann opens the page "Even air"
      Then the video is paused
      And no part of the video was downloaded
      When she plays the video
      Then the video plays

      Examples:
        | wishes                |
        | wants less motion     |
        | saves data            |
        | has a slow connection |
