Feature: Changing the location
  People look for their parents' house, move, or mistype. The area can be changed from everywhere, by typing a code or by asking the device.

  Background:
    Given the dealer "Night Owl" serves 75001
    And the dealer "Nordic Comfort" serves 55401

  Rule: Update your location searches the new area and is remembered

    Scenario: From a list of dealers
      When Ann looks for dealers near "75001"
      And she updates her location to "55401"
      Then she sees the dealer "Nordic Comfort"
      And the site says that it serves 55401

    Scenario: From another page it changes the area alone
      When Ann opens the home page
      And she updates her location to "55401"
      Then the site says that it serves 55401

    Scenario: What is no code is refused with a reason
      When Ann looks for dealers near "75001"
      And she tries to update her location to "abc"
      Then she is told "Enter a 5-digit US zip or a Canadian postal code."
      And the site says that it serves 75001

    Scenario: Closing changes nothing
      When Ann looks for dealers near "75001"
      And she begins to update her location
      And she closes what is open
      Then she sees the dealer "Night Owl"

  Rule: Use my location asks the device, on a press alone

    Scenario: The device tells
      Given Ann's device is near 55401
      When Ann opens the dealer search
      And she asks to use her location
      Then she sees the dealer "Nordic Comfort"

    Scenario: Nobody is asked before the press
      Given Ann's device is near 55401
      When Ann looks for dealers near "75001"
      Then she sees the dealer "Night Owl"
      And her device was not asked

    Scenario Outline: The device does not tell
      Given Ann's device <reason>
      When Ann opens the dealer search
      And she asks to use her location
      Then she is told "<text>"

      Examples:
        | reason                   | text                                                                                  |
        | refuses to tell          | We couldn’t get your location. Enter your zip or postal code instead.      |
        | does not know its place  | Your device can’t find its location. Enter your zip or postal code instead.            |
        | is on another continent  | You seem to be outside the United States and Canada. Enter your home’s zip or postal code instead. |
