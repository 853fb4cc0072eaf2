/** How far a dealer travels to a home, in miles: a dealer farther away is outside the area. */
export const SERVICE_RADIUS_MILES = 50;

/** How far away, in miles, the nearest dealers outside an area may be to be named where no dealer serves it. */
export const OUTSIDE_RADIUS_MILES = 100;

/** The most dealers that one answer names, the nearest ones. */
export const MAX_DEALERS = 50;
