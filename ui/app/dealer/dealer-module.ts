import type {
  FindDealersView,
  ListedDealer,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { dealerAsBusiness } from '../../../application/visitor/show-dealer/business.ts';
import { boxQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import type { Services } from '../../bindings/services.ts';
import { currentOf } from '../../bindings/use-observable.ts';
import { breadcrumbsAsStructuredData } from '../content-page/structured-data.ts';
import { answerOf } from '../answer-of.ts';
import type { PageModule } from '../page-module.ts';

const firstOf = (view: FindDealersView): ListedDealer | undefined =>
  view.kind === 'found' ? view.page.items[0] : undefined;

const headIn =
  (language: SiteLanguage) =>
  (services: Services): PageHead => {
    const { site, showDealer, findDealers } = services;
    const { listing } = showDealer;
    const view = currentOf(showDealer.view$);
    const card = firstOf(currentOf(findDealers.view$));
    const own = language === 'en' ? {} : { language };
    if (view.kind !== 'shown' || card === undefined || listing === null) {
      const { heading, lead } = 'words' in view && 'heading' in view.words ? view.words : NO_TEXT;
      return {
        ...own,
        title: pageTitle(heading, site.brandName),
        description: lead,
        canonicalPath: null,
        isListed: false,
        structuredData: [],
      };
    }
    const { trail, path, alternates } = view;
    return {
      ...own,
      title: pageTitle(listing.title, site.brandName),
      description: listing.description,
      canonicalPath: path,
      isListed: true,
      alternates,
      structuredData: [
        breadcrumbsAsStructuredData(trail, card.name, site.siteUrl, language),
        dealerAsBusiness(listing.dealer, card, `${site.siteUrl}${path}`),
      ],
    };
  };

/** A page that redirects shows no text. */
const NO_TEXT = { heading: '', lead: '' };

/** The needs, answer and head tags of a dealer page, in the language of the page. */
export const dealerModule = (
  language: SiteLanguage,
): Required<Pick<PageModule, 'alternatesOf' | 'needs' | 'queryOf' | 'prepare' | 'answer' | 'head'>> => ({
  needs: ['dealers', 'leads', 'saved'],
  queryOf: boxQuery,
  prepare: ({ site, showDealer }, query, path) => showDealer.showAt(site.siteUrl, path, query),
  alternatesOf: ({ showDealer }) => {
    const view = currentOf(showDealer.view$);
    return view.kind === 'shown' ? view.alternates : [];
  },
  answer: ({ showDealer }) => answerOf(currentOf(showDealer.view$)),
  head: headIn(language),
});
