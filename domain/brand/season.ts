/** A season of the northern hemisphere, where the brand is sold. */
export type Season = 'winter' | 'spring' | 'summer' | 'fall';

const BY_QUARTER: ReadonlyArray<Season> = ['winter', 'spring', 'summer', 'fall'];

/** The season of a month (1 to 12). Winter starts in December. */
export const seasonOf = (month: number): Season => BY_QUARTER[Math.floor((month % 12) / 3)] ?? 'winter';
