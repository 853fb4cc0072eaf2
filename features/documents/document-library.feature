Feature: Document library
  Homeowners and dealers find sell sheets, guides, technical sheets and warranties, see each file's type and size, and download it.

  Rule: Documents are grouped under three tabs

    Scenario: The library opens with sell sheets and guides
      When Ann opens the document library
      Then she sees the tabs "Resources", "Technical Docs" and "Product Images"
      And the tab "Resources" is chosen
      And its sections are "Air Conditioners", "Furnaces", "Air Handlers", "Heat Pumps", "Packaged Units", "Air Coil", "Ductless Mini" and "Ductless Multi"

    Scenario: Another tab has other documents
      When Ann opens the document library
      And she switches to the tab "Product Images"
      Then the tab "Product Images" is chosen
      And the file "Heat pump" is offered as "SVG"

    @smoke
    Scenario: A tab changes in place, and going back returns to the previous tab
      When Ann opens the document library
      And she types "furnace" into the filter of documents
      And she switches to the tab "Technical Docs"
      Then the tab "Technical Docs" is chosen
      And the page has not been loaded again
      When she goes back to the tab before
      Then the tab "Resources" is chosen
      And the library says "3 files match “furnace”"
      And the page has not been loaded again

    @browser-only
    Scenario: A tab that changes in place is announced
      When Ann opens the document library
      And she types "furnace" into the filter of documents
      And she switches to the tab "Technical Docs"
      Then a screen reader announces "Technical Docs: 4 files match “furnace”"

    Scenario: Partners have their own documents
      When Ann opens the commercial resources
      Then she sees the tabs "Light Commercial", "Packaged Units" and "Product Images"

  Rule: Every file shows its type and size, and downloads

    Scenario: A sell sheet
      When Ann opens the document library
      Then the file "Furnaces: sell sheet (sample)" is offered as "PDF"
      And it downloads as "sell-sheet-furnaces.pdf"

    Scenario Outline: A <document> of heat pumps
      When Ann opens the document library
      And she switches to the tab "Technical Docs"
      Then the file "Heat pumps: <document> (sample)" is offered as "PDF"
      And it downloads as "<file>"

      Examples:
        | document        | file                           |
        | technical sheet | technical-sheet-heat-pumps.pdf |
        | energy guide    | energy-guide-heat-pumps.pdf    |

  Rule: A filter narrows a tab to the files that match every word

    @smoke
    Scenario: Two words
      When Ann opens the document library
      And she filters the documents by "furnace guide"
      Then she sees only the file "Furnaces: homeowner’s guide (sample)"
      And the library says "1 file matches “furnace guide”"

    Scenario: Nothing matches
      When Ann opens the document library
      And she filters the documents by "toaster"
      Then she sees no file
      And the library says "No files match “toaster”. Try fewer words."

    Scenario: Another tab has the matching document
      When Ann opens the document library
      And she filters the documents by "warranty"
      Then she sees no file
      And the library says "No files match “warranty” here. Look under Technical Docs."
      When she switches to the tab "Technical Docs"
      Then the library says "9 files match “warranty”"

    Scenario: The filter stays when the tab changes
      When Ann opens the document library
      And she filters the documents by "furnace"
      And she switches to the tab "Technical Docs"
      Then the tab "Technical Docs" is chosen
      And she sees only the files "Furnaces: technical sheet (sample)", "Furnaces: energy guide (sample)", "Limited warranty: furnaces (sample)" and "Tax certificate: gas furnaces (past tax years)"

    Scenario: While typing
      When Ann opens the document library
      And she types "furnace guide" into the filter of documents
      Then she sees only the file "Furnaces: homeowner’s guide (sample)"
      And the library says "1 file matches “furnace guide”"

    @browser-only
    Scenario: Results that appear while typing are announced
      When Ann opens the document library
      And she types "furnace guide" into the filter of documents
      Then a screen reader announces "1 file matches “furnace guide”"

    @smoke
    Scenario: The filter is in the address, so that it can be shared
      When Ann opens the document library
      And she switches to the tab "Technical Docs"
      And she types "furnace" into the filter of documents
      Then the library says "4 files match “furnace”"
      When she opens the address of that page again
      Then the tab "Technical Docs" is chosen
      And she sees only the files "Furnaces: technical sheet (sample)", "Furnaces: energy guide (sample)", "Limited warranty: furnaces (sample)" and "Tax certificate: gas furnaces (past tax years)"

    Scenario: Without scripts
      Given Ann's browser runs no scripts
      When Ann opens the document library
      And she switches to the tab "Technical Docs"
      And she filters the documents by "coil"
      Then she sees only the files "Limited warranty: coils (sample)" and "Limited warranty: coils (sample)"
