/** The page with dealers on a street map. Its path is that of the map image, as a folder. */
export const STREET_MAP_PATH = '/maps/dealers/';

/** The link to the street map, below the map image. */
export const STREET_MAP_LINK = 'Show on a street map';
