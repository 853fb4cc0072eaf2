/** The average rating with one decimal, shared by dealers and reviews; 0 without ratings. */
export const averageRating = (ratingSum: number, total: number): number =>
  total === 0 ? 0 : Math.round((ratingSum / total) * 10) / 10;
