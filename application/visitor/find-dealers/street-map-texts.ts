/** The page with dealers on a street map: the address of the drawn one, as a folder. */
export const STREET_MAP_PATH = '/maps/dealers/';

/** The link to it, below the drawn map. */
export const STREET_MAP_LINK = 'Show on a street map';

export const streetMapTexts = {
  back: 'Back to the list',
  load: 'Load the street map',
  failed: 'The street map can’t be shown right now. The map below shows the same dealers.',
  withoutScripts: 'The street map needs JavaScript. The map below shows the same dealers.',
} as const;

/** What loading it means: another company's server is asked. */
export const streetMapNote = (host: string): string =>
  `It comes from ${host}, which then sees your IP address and the area you view.`;

/** The heading of the page. */
export const streetMapHeading = (area: string): string => `Dealers near ${area}`;
