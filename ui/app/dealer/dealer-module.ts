import type {
  FindDealersView,
  ListedDealer,
} from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { dealerAsBusiness } from '../../../application/visitor/show-dealer/business.ts';
import { boxQuery } from '../../../application/visitor/find-dealers/search-address.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import {
  dealerDescription,
  dealerTitle,
  showDealerTexts,
} from '../../../application/visitor/show-dealer/texts.ts';
import type { Services } from '../../bindings/services.ts';
import { currentOf } from '../../bindings/use-observable.ts';
import { breadcrumbsAsStructuredData } from '../content-page/structured-data.ts';
import { head as headOfNone } from '../not-found/not-found-page.tsx';
import { answerOf } from '../answer-of.ts';
import type { PageModule } from '../page-module.ts';

const firstOf = (view: FindDealersView): ListedDealer | undefined =>
  view.kind === 'found' ? view.page.items[0] : undefined;

const headOf = (services: Services): PageHead => {
  const { site, showDealer, findDealers } = services;
  const view = currentOf(showDealer.view$);
  const card = firstOf(currentOf(findDealers.view$));
  if (view.kind === 'removed')
    return { ...headOfNone(services), title: pageTitle(showDealerTexts.removedHeading, site.brandName) };
  if (view.kind !== 'shown' || card === undefined) return headOfNone(services);
  const { trail, town, path } = view;
  return {
    title: pageTitle(dealerTitle(card.name, town), site.brandName),
    description: dealerDescription(card.name, town, card.rating?.text ?? null),
    canonicalPath: path,
    isListed: true,
    structuredData: [
      breadcrumbsAsStructuredData(trail, card.name, site.siteUrl),
      ...(showDealer.dealer === null
        ? []
        : [dealerAsBusiness(showDealer.dealer, card, `${site.siteUrl}${path}`)]),
    ],
  };
};

/** What the page of a dealer asks for first, what it is answered with, and what it says in its head. */
export const dealerModule: Required<Pick<PageModule, 'needs' | 'queryOf' | 'prepare' | 'answer' | 'head'>> = {
  needs: ['dealers', 'leads', 'saved'],
  queryOf: boxQuery,
  prepare: ({ site, showDealer }, query, path) => showDealer.showAt(site.siteUrl, path, query),
  answer: ({ showDealer }) => answerOf(currentOf(showDealer.view$)),
  head: headOf,
};
