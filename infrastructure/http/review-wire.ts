import type { Review, ReviewPage } from '../../domain/review/review.ts';

/** A review as the provider writes it (specification, section 3). */
export interface ReviewWire {
  readonly author_name: string;
  readonly rating: number;
  readonly date: string;
  readonly text: string;
  readonly owner_response?: string;
  readonly owner_response_date?: string;
}

export interface ReviewPageWire {
  readonly reviews: ReadonlyArray<ReviewWire>;
  readonly metadata: Omit<ReviewPage, 'reviews'>;
}

const fromReview = ({
  authorName,
  ownerResponse,
  ownerResponseDate,
  rating,
  date,
  text,
}: Review): ReviewWire => ({
  author_name: authorName,
  rating,
  date,
  text,
  ...(ownerResponse === undefined ? {} : { owner_response: ownerResponse }),
  ...(ownerResponseDate === undefined ? {} : { owner_response_date: ownerResponseDate }),
});

export const fromReviewPage = ({ reviews, ...metadata }: ReviewPage): ReviewPageWire => ({
  reviews: reviews.map(fromReview),
  metadata,
});
