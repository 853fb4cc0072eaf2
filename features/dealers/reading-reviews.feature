Feature: Reading reviews
  Stars are quick, words convince. A dealer's rating opens what customers wrote and how the dealer answered.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | miles | rating | reviews |
      | NIGHT OWL | 1     | 4.5    | 23      |
      | DAY BREAK | 2     |        | 0       |

  Rule: Reviews appear ten at a time, newest first

    Scenario: The first ten
      Given customers wrote 23 reviews of "Night Owl"
      When Ann looks for dealers near "75001"
      And she reads the reviews of "Night Owl"
      Then the reviews are titled "Reviews of Night Owl"
      And she reads 10 reviews, the first by "Customer 1"
      And she can see more reviews

    Scenario: See More adds the next ten
      Given customers wrote 23 reviews of "Night Owl"
      When Ann looks for dealers near "75001"
      And she reads the reviews of "Night Owl"
      And she sees more reviews
      Then she reads 20 reviews, the first by "Customer 1"
      When she sees more reviews
      Then she reads 23 reviews, the first by "Customer 1"
      And she cannot see more reviews

  Rule: A review shows the customer's words and the dealer's answer

    Scenario: Both with their dates
      Given "Maria L." wrote about "Night Owl" on 2026-10-03 "On time." and was answered on 2026-10-05 "Thank you."
      When Ann looks for dealers near "75001"
      And she reads the reviews of "Night Owl"
      Then a review says "On time."
      And a review says "October 3, 2026"
      And a review says "Thank you."
      And a review says "October 5, 2026"

  Rule: Only dealers with reviews offer them

    Scenario: A dealer without reviews
      When Ann looks for dealers near "75001"
      Then the card of "Day Break" says "No reviews yet"
      And she cannot read reviews of "Day Break"

  Rule: Reviews start over when they are opened again

    Scenario: Closed, then opened again
      Given customers wrote 23 reviews of "Night Owl"
      When Ann looks for dealers near "75001"
      And she reads the reviews of "Night Owl"
      And she sees more reviews
      And she closes the dialog
      Then no reviews are open
      When she reads the reviews of "Night Owl"
      Then she reads 10 reviews, the first by "Customer 1"

  Rule: When more reviews cannot be loaded, the visible ones stay

    @smoke
    Scenario: The next ten fail to load
      Given customers wrote 23 reviews of "Night Owl"
      When Ann looks for dealers near "75001"
      And she reads the reviews of "Night Owl"
      Then she reads 10 reviews, the first by "Customer 1"
      When loading reviews fails once
      And she sees more reviews
      Then the problem is logged as "Error fetching reviews"
      And she reads 10 reviews, the first by "Customer 1"
      When she sees more reviews
      Then she reads 20 reviews, the first by "Customer 1"
