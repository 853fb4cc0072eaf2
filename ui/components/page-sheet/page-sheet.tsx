import { createContext, useContext } from 'react';

/** What the server renders in the place of a sheet's address, which is known once all that is before it is rendered. */
export const PAGE_SHEET = '/assets/styles/page.css';

const Address = createContext(PAGE_SHEET);

/** Hands the address of a page's sheet to where its link is. */
export const PageSheetProvider = Address.Provider;

/**
 * The link to all styles of a page that its first window does without. It is where what is below the first window begins:
 * browsers paint what comes before it at once, and the rest once it has arrived (architecture, section 4).
 */
export const PageSheet = () => <link rel="stylesheet" href={useContext(Address)} />;
