import { reviewTexts, type ReviewTexts } from '../../../application/visitor/read-reviews/texts.ts';
import type { OtherLanguage } from '../../../domain/content/site-language.ts';
import type { Bindings } from '../containers/binding.ts';
import { reviewModule } from '../visitor/review-module.ts';
import { browserReviewDirectory } from './browser-review-directory.ts';

/** What reads reviews in the browser; a chunk of its own, fetched once a visitor asks for some. */
export const browserReviews = async (language: OtherLanguage | undefined): Promise<Bindings> => [
  ...browserReviewDirectory,
  ...reviewModule(await textsIn(language)),
];

/** Other languages than English are in the files that their pages have fetched for their dealers. */
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
