import { ReviewList } from '../../ui/reviews/review-list.tsx';

export const draws = ReviewList;
