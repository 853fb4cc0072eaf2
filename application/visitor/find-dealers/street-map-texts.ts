/** The page with dealers on a street map. Its path is that of the map image, as a folder. */
export const STREET_MAP_PATH = '/maps/dealers/';

/** The link to the street map, below the map image. */
export const STREET_MAP_LINK = 'Show on a street map';

export const streetMapTexts = {
  back: 'Back to the list',
  load: 'Load the street map',
  failed: 'The street map can’t be shown right now. The map below shows the same dealers.',
  withoutScripts: 'The street map needs JavaScript. The map below shows the same dealers.',
} as const;

/** The privacy note: loading the map contacts another company's server. */
export const streetMapNote = (host: string): string =>
  `It comes from ${host}, which then sees your IP address and the area you view.`;

export const streetMapHeading = (area: string): string => `Dealers near ${area}`;
