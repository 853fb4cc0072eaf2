/** An instant (milliseconds since 1970) as it is stored. */
export const instantText = (instant: number): string => new Date(instant).toISOString();
