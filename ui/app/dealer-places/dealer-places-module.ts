import { placesQuery } from '../../../application/visitor/browse-dealers/browse-dealers.ts';
import {
  placesDescription,
  stateDescription,
  townDescription,
} from '../../../application/visitor/browse-dealers/texts.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { Services } from '../../bindings/services.ts';
import { currentOf } from '../../bindings/use-observable.ts';
import { breadcrumbsAsStructuredData } from '../content-page/structured-data.ts';
import { head as notFoundHead } from '../not-found/not-found-page.tsx';
import { answerOf } from '../answer-of.ts';
import type { PageModule } from '../page-module.ts';

const headOf = (services: Services): PageHead => {
  const { site, browseDealers } = services;
  const view = currentOf(browseDealers.view$);
  if (view.kind !== 'places' && view.kind !== 'town') return notFoundHead(services);
  const { trail, name, heading, path, count } = view;
  const towns = view.kind === 'places' ? view.pages.find(({ isShown }) => isShown) : undefined;
  const description =
    view.kind === 'town'
      ? townDescription(site.brandName, view.town, count)
      : view.state === null
        ? placesDescription(site.brandName)
        : stateDescription(site.brandName, view.state, count);
  return {
    title: pageTitle(towns === undefined ? heading : `${heading}: ${towns.text}`, site.brandName),
    description,
    canonicalPath: path,
    isListed: true,
    structuredData: [breadcrumbsAsStructuredData(trail, name, site.siteUrl)],
  };
};

/** The needs, answer and head tags of the pages that list dealers by place. */
export const dealerPlacesModule: Required<
  Pick<PageModule, 'needs' | 'queryOf' | 'prepare' | 'answer' | 'head'>
> = {
  needs: ['dealers', 'leads'],
  queryOf: placesQuery,
  prepare: ({ browseDealers }, query, path) => browseDealers.showAt(path, query),
  answer: ({ browseDealers }) => answerOf(currentOf(browseDealers.view$)),
  head: headOf,
};
