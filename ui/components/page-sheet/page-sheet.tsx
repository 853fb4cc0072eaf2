import { createContext, useContext } from 'react';

/** The placeholder for the style sheet's address. The server replaces it once the html before it is rendered. */
export const PAGE_SHEET = '/assets/styles/page.css';

const Address = createContext(PAGE_SHEET);

/** Provides the address of the page's style sheet to its link. */
export const PageSheetProvider = Address.Provider;

/**
 * The link to the styles that the page's first window doesn't need. It is placed right after the first window: browsers paint the
 * html before the link at once, and the rest after the styles have loaded (architecture, section 4).
 */
export const PageSheet = () => <link rel="stylesheet" href={useContext(Address)} />;
