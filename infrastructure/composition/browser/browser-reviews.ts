import { reviewTexts, type ReviewTexts } from '../../../application/visitor/read-reviews/texts.ts';
import type { OtherLanguage } from '../../../domain/content/site-language.ts';
import type { Bindings } from '../containers/binding.ts';
import { reviewModule } from '../visitor/review-module.ts';
import { browserReviewDirectory } from './browser-review-directory.ts';

/** Bindings for reading reviews, in their own chunk, fetched when a visitor opens reviews. */
export const browserReviews = async (language: OtherLanguage | undefined): Promise<Bindings> => [
  ...browserReviewDirectory,
  ...reviewModule(await textsIn(language)),
];

/** Texts in other languages share a chunk with the dealer texts, which the page has already fetched. */
const textsIn = async (language: OtherLanguage | undefined): Promise<ReviewTexts> => {
  switch (language) {
    case undefined:
      return reviewTexts;
    case 'es':
      return (await import('../../../application/visitor/dealer-texts/spanish.ts')).spanishReviews;
    case 'fr':
      return (await import('../../../application/visitor/dealer-texts/french.ts')).frenchReviews;
  }
};
