/** Marks a review that is made up, while the site's data is. */
export const sampleReview = 'Sample review';
