/** The average of ratings with one decimal, as dealers and reviews both show it; 0 without ratings. */
export const averageRating = (ratingSum: number, total: number): number =>
  total === 0 ? 0 : Math.round((ratingSum / total) * 10) / 10;
