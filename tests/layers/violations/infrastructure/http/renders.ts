import { ReviewList } from '../../ui/reviews/review-list.tsx';

export const renders = ReviewList;
