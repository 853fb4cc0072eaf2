import { ReviewList } from '../reviews/review-list.tsx';

export const borrowsFromReviews = ReviewList;
