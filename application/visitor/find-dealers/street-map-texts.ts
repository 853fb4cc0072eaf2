/** The page with dealers on a street map: the address of the drawn one, as a folder. */
export const STREET_MAP_PATH = '/maps/dealers/';

/** The link to it, below the drawn map. */
export const STREET_MAP_LINK = 'Show on a street map';
