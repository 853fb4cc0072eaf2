import type { PageHead, SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import { thankYouTextsIn } from '../../../application/visitor/read-page/thank-you-texts.ts';
import { thankedFor, thanksQuery } from '../../../application/visitor/send-request/thanks-address.ts';
import { thanksPath } from '../../../application/visitor/send-request/thanks-path.ts';
import type { SeeThanksView } from '../../../application/visitor/see-thanks/see-thanks.ts';
import { thanksWithCalls } from '../../../application/visitor/see-thanks/thanks-with-calls.ts';
import type { FormLanguage } from '../../../domain/lead/form-definition.ts';
import type { Services } from '../../bindings/services.ts';

/** The texts of the thank-you page for the query of its address. */
export const thanksView = (query: string, language: FormLanguage, site: SiteFacts, seen: SeeThanksView) =>
  thanksWithCalls(thankedFor(new URLSearchParams(query), language), language, site, seen);

/** The part of the query that the thank-you page depends on. */
export const thanksQueryIn =
  (language: FormLanguage) =>
  (query: URLSearchParams): string =>
    thanksQuery(query, language);

/** Loads the dealer that the request was sent to. */
export const prepareThanks =
  (language: FormLanguage) =>
  ({ seeThanks }: Services, query: URLSearchParams): Promise<void> =>
    seeThanks.recall(thankedFor(query, language).companyId);

/** The head tags of the thank-you page. Search engines don't list it. */
export const thanksHead = (language: FormLanguage, { brandName }: SiteFacts): PageHead => {
  const { title, description } = thankYouTextsIn(language);
  return {
    title: pageTitle(title, brandName),
    description: description(brandName),
    canonicalPath: thanksPath(language),
    isListed: false,
    structuredData: [],
  };
};
