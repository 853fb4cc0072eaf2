/** The radius of a dealer's service area, in miles. */
export const SERVICE_RADIUS_MILES = 50;

/** The radius for the nearest dealers outside an area whose own dealers don't match, in miles. An area without dealers has no such limit. */
export const OUTSIDE_RADIUS_MILES = 100;

/** The maximum number of dealers in an answer, nearest first. */
export const MAX_DEALERS = 50;
