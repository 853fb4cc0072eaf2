import type { Document, Element } from 'domhandler';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { areaServing } from '../../../application/visitor/read-page/frame-texts.ts';
import type { Screen } from '../driver.ts';
import {
  allIn,
  firstIn,
  linesOf,
  nameOf,
  seenIn,
  textOf,
  textsOf,
  theOne,
  wholeText,
  withRole,
} from './html.ts';

const SERVING = new RegExp(areaServing('(\\S+( \\S+)?)').concat(' –'));

/** The name of the button that opens the filters, such as `Filters (2)`. */
export const FILTER_BUTTON = /^Filters? \(\d\)$/;

/** The dealers on a page, as the visitor sees them. */
export const screenOf = (page: Document): Screen => {
  const [list] = withRole(page, 'region', findDealersTexts.listName);
  const main = firstIn(page, 'main');
  const [filter] = withRole(page, 'button', FILTER_BUTTON);
  const place = list ?? main ?? page;
  const lines = linesOf(list);
  return {
    // A dealer's own page has no list: the dealer is its first card.
    cards: seenIn(place, 'article[data-dealer]').map(cardOf),
    texts: list === undefined ? textsOf(main) : textsOf(list),
    links: seenIn(place, 'a[href]').map(textOf),
    pageShown: seenIn(place, '[aria-current="page"]').map(textOf).join() || null,
    count: lines.find((text) => /^Showing \d/.test(text)) ?? null,
    title: allIn(page, 'title').map(wholeText).join(),
    area: SERVING.exec(textOf(firstIn(page, 'header')))?.[1] ?? null,
    nearest: withRole(page, 'list', findDealersTexts.nearestHeading)
      .flatMap((nearest) => seenIn(nearest, 'li'))
      .map((item) => ({
        name: textOf(firstIn(item, 'strong')),
        distance: textOf(firstIn(item, '[data-distance]')),
      })),
    filterButton: filter === undefined ? null : nameOf(filter),
    order: seenIn(place, '[aria-current="true"]').map(textOf).join() || null,
  };
};

const cardOf = (article: Element): Screen['cards'][number] => ({
  name: textOf(firstIn(article, 'h1, h3')),
  says: textsOf(article),
  // Badges hidden behind `more` count too.
  badges: allIn(article, 'article ul li :is(button, a)').map(wholeText),
});

/** A dealer's card on a page. */
export const cardNamed = (page: Document, name: string): Element => theOne(page, 'article', name);
