Feature: Changing the location
  People look for a dealer for their parents, move, or mistype. They can change the area on any page, by typing a code or with the
  location of their device.

  Background:
    Given the dealer "Night Owl" serves 75001
    And the dealer "Nordic Comfort" serves 55401

  Rule: A new location changes the area

    Scenario: From a list of dealers
      When Ann looks for dealers near "75001"
      And she updates her location to "55401"
      Then she sees the dealer "Nordic Comfort"
      And the site says that it serves 55401

    Scenario: From any other page
      When Ann opens the home page
      And she updates her location to "55401"
      Then the site says that it serves 55401

    Scenario: A text that is not a code is rejected
      When Ann looks for dealers near "75001"
      And she tries to update her location to "abc"
      Then she gets the message "Enter a 5-digit US zip or a Canadian postal code."
      And the site says that it serves 75001

    @smoke
    Scenario: Closing changes nothing
      When Ann looks for dealers near "75001"
      And she starts to update her location
      And she closes the dialog
      Then she sees the dealer "Night Owl"

  Rule: The site asks for the device's location only when the visitor wants it

    @smoke
    Scenario: The device shares its location
      Given Ann's device is near 55401
      When Ann opens the dealer search
      And she uses the location of her device
      Then she sees the dealer "Nordic Comfort"

    Scenario: Without the visitor's request, the site does not ask
      Given Ann's device is near 55401
      When Ann looks for dealers near "75001"
      Then she sees the dealer "Night Owl"
      And her device was not asked

    Scenario Outline: The device <reason>
      Given Ann's device <reason>
      When Ann opens the dealer search
      And she uses the location of her device
      Then she gets the message "<text>"

      Examples:
        | reason                      | text                                                                                               |
        | does not share its location | We couldn’t get your location. Enter your zip or postal code instead.                              |
        | cannot find its location    | Your device can’t find its location. Enter your zip or postal code instead.                        |
        | is on another continent     | You seem to be outside the United States and Canada. Enter your home’s zip or postal code instead. |
