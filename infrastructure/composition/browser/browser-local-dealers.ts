import type { LocalDealersView } from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import {
  localDealersTexts,
  type LocalDealersTexts,
} from '../../../application/visitor/show-local-dealers/texts.ts';
import type { Bindings } from '../containers/binding.ts';
import type { PageData } from '../page-data.ts';
import { localDealerModule } from '../visitor/local-dealer-module.ts';
import { browserDirectory } from './browser-directory.ts';
import { browserReviewDirectory } from './browser-review-directory.ts';

/** Bindings for local dealers, in their own chunk, because few pages show them. */
export const browserLocalDealers = async (
  view: LocalDealersView,
  { dealerSearch, language }: Pick<PageData, 'dealerSearch' | 'language'>,
): Promise<Bindings> => [
  ...browserDirectory(dealerSearch.address),
  ...browserReviewDirectory,
  ...localDealerModule({ resumed: view, texts: await textsIn(language) }),
];

/** Texts in other languages are separate chunks. */
const textsIn = async (language: PageData['language']): Promise<LocalDealersTexts> => {
  switch (language) {
    case undefined:
      return localDealersTexts;
    case 'es':
      return (await import('../../../application/visitor/show-local-dealers/spanish-texts.ts'))
        .spanishLocalDealers;
    case 'fr':
      return (await import('../../../application/visitor/show-local-dealers/french-texts.ts'))
        .frenchLocalDealers;
  }
};
