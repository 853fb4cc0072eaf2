/** The stored text of an instant in milliseconds since 1970. */
export const instantText = (instant: number): string => new Date(instant).toISOString();
