Feature: Contact data that can be used
  A request is worth nothing if nobody can reach the homeowner. The forms read what people type and paste, point out
  probable mistakes, and never insist: homeowners know their own address best.

  Rule: A doubtful value is asked about once

    Scenario Outline: The <form> accepts an unusual <field> the second time
      When Ann opens the <form>
      And she leaves "<field>" as "<typed>"
      Then the message for "<field>" is: <question>
      And it says "<hint>"
      When she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then she is thanked with "<thanks>"

      Examples:
        | form               | field          | typed          | question                                               | hint                               | thanks     |
        | contact form       | Street address | The blue house | Street address must be valid                           | If it’s right, leave it as it is.  | Thank you! |
        | help form          | Phone          | 332-0101       | This number seems to be short. Use it anyway?          | If it’s right, leave it as it is.  | Thank you! |
        | customer care form | Street address | The blue house | We don’t recognize this street address. Use it anyway? | If it’s right, leave it as it is.  | Thank you! |
        | French dealer form | Téléphone      | 332-0101       | Ce numéro semble trop court. L’utiliser quand même?    | Si c’est exact, laissez tel quel.  | Merci!     |

    @scripts-off
    Scenario Outline: Without scripts, the <form> accepts it the second time, too
      Given Ann's browser runs no scripts
      When Ann opens the <form>
      And she fills it in, but "<field>" is "<typed>"
      And she sends it
      Then the message for "<field>" is: <question>
      When she sends it
      Then she is thanked with "<thanks>"

      Examples:
        | form               | field          | typed          | question                                            | thanks     |
        | contact form       | Street address | The blue house | Street address must be valid                        | Thank you! |
        | help form          | Phone          | 911            | 911 is the emergency number. Use it anyway?         | Thank you! |
        | French dealer form | Téléphone      | 332-0101       | Ce numéro semble trop court. L’utiliser quand même? | Merci!     |

    @smoke
    Scenario: A question about an address doesn't call the next field empty
      When Ann opens the contact form
      And she leaves "Street address" as "The blue house"
      Then the message for "Street address" is: Street address must be valid
      And there is no message for "City"

  Rule: A probable typo in a mail address is only pointed out

    Scenario: A provider's name that is one letter off
      When Ann opens the dealer form
      And she leaves "Email" as "ann@gmial.com"
      Then it says "Did you mean ann@gmail.com?"
      And there is no message for "Email"

  Rule: Homeowners see the number that will be called

    Scenario: Pasted with other digits
      When Ann opens the help form
      And she leaves "Phone" as "９７２ 555 4123"
      Then "Phone" is "972 555 4123"
      And it says "We'll give a local dealer 1-972-555-4123."
