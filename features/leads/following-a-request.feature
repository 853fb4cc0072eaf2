Feature: Following a request
  "I filled in the form and nobody called" is the complaint that every such site gets. So each request has a page of its own: it
  says who has it and what happens next, the dealer answers on it with one tap, and the homeowner can change their mind.

  Background:
    Given these dealers serve 75001 in Addison, TX:
      | name      | town       | phone      | hours       | clocks of |
      | Night Owl | Dallas, TX | 2145550100 | 8 AM - 5 PM | Chicago   |
      | Ace HVAC  | Plano, TX  | 2145550101 | 8 AM - 5 PM | Chicago   |

  Rule: The homeowner can correct, extend and withdraw a request

    @smoke
    Scenario: By the link that thanks her
      When Ann opens the contact form
      And she fills it in
      And she sends it
      And she follows her request
      Then the request says "We received your request."
      When she corrects "Phone" to "612-555-0188"
      Then the request says "You changed your request."
      And the request says "1-612-555-0188"
      When she answers "Withdraw the request"
      Then the request says "You withdrew your request."
      And the request does not say "Save changes"

    @application-only
    Scenario: A danger that she described comes before everything else, for her alone
      When Ann looks for dealers near "75001"
      And she connects with "Ace HVAC"
      And she fills it in, but "What's going on?" is "I smell gas in the basement"
      And she sends it
      And she follows her request
      Then the request says "Leave right away. Take everyone with you."
      And the request says "Outside? Call 911"
      When the dealer opens the request
      Then the request does not say "Leave right away"

  # Dealers come by mail, and the site's clock is not the browser's.
  @application-only
  Rule: The dealer says whether they come

    Background:
      Given it is November 17, 2026, 11:10 PM in Chicago
      When Ann looks for dealers near "75001"
      And she connects with "Night Owl"
      And she fills it in
      And she sends it

    Scenario: Sent at night, accepted in the morning
      Given the dealer has her request
      When she follows her request
      Then the request says "We sent it to Night Owl."
      And the request says "closed until Wednesday"
      When the dealer opens the request
      And the dealer answers "I’ll take it"
      And she follows her request
      Then the request says "Night Owl will take it."
      When the dealer opens the request
      And the dealer answers "I’ve called"
      And she follows her request
      Then the request says "Missed the call? Call Night Owl."

    Scenario: Declined, and sent to the next dealer at once
      Given the dealer has her request
      When the dealer opens the request
      And the dealer answers "I can’t take it"
      And she follows her request
      Then the request says "Night Owl can’t take it."
      When she answers "Send it to Ace HVAC, too"
      Then the request says "You sent it to Ace HVAC, too."

    Scenario: Withdrawn from one dealer, while another still has it
      Given the dealer has her request
      When she follows her request
      And she answers "Send it to Ace HVAC, too"
      And she answers "Withdraw the request"
      Then the request says "We’re telling Night Owl. You sent it to another dealer, too: open that request below to withdraw it."

    Scenario: Nobody answers
      Given the dealer has her request
      When nobody answers for 1 days
      And she follows her request
      Then the request does not say "hasn’t answered yet"
      When nobody answers for 7 days
      And she follows her request
      Then the request says "Night Owl hasn’t answered yet. Ask the next dealer, too, or call."
      When the dealer opens the request
      And the dealer answers "I’ve called"
      And she follows her request
      Then the request does not say "hasn’t answered yet"

    Scenario: Withdrawn before the dealer has called
      Given the dealer has her request
      When she follows her request
      And she answers "Withdraw the request"
      And the dealer opens the request
      Then the request says "Please don’t call: they no longer need you for this."
      And the request does not say "I’ll take it"
