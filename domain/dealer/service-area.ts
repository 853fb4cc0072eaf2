/** How far a dealer travels to a home, in miles: a dealer farther away is outside the area. */
export const SERVICE_RADIUS_MILES = 50;

/** The most dealers that one answer names, the nearest ones. */
export const MAX_DEALERS = 50;
