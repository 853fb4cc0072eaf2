import type { Document, Element } from 'domhandler';
import {
  notFoundTexts,
  unavailableTexts,
} from '../../../application/visitor/read-page/missing-page-texts.ts';
import { proTexts } from '../../../ui/blocks/tabs-background-switcher/texts.ts';
import type { DropdownOnPage, PageOnScreen } from '../parts/page-parts.ts';
import {
  allIn,
  attributeOf,
  childrenOf,
  firstIn,
  linesOf,
  seenIn,
  textOf,
  textsOf,
  theOne,
  wholeText,
} from './html.ts';

const MARK = proTexts('en').pro;

/** A content page as the visitor sees it. */
export const pageScreenOf = (page: Document): PageOnScreen => {
  const main = theOne(page, 'main');
  return {
    kind: kindOf(textOf(firstIn(main, 'h1'))),
    texts: textsOf(main),
    links: seenIn(main, 'a[href]').map((link) => ({
      // The text of an icon link is its accessible name.
      text: textOf(link) || (attributeOf(link, 'aria-label') ?? ''),
      to: attributeOf(link, 'href') ?? '',
      isCurrent: attributeOf(link, 'aria-current') === 'page',
    })),
    pictures: allIn(main, 'img').map((image) => attributeOf(image, 'src') ?? ''),
    accordions: allIn(main, 'details').map((details) => ({
      heading: textOf(firstIn(details, 'summary')),
      isOpen: 'open' in details.attribs,
    })),
    columns: allIn(main, '[data-columns] > [data-span]').map((cell) =>
      Number(attributeOf(cell, 'data-span')),
    ),
    forProfessionals: seenIn(main, 'li')
      .map((item) => childrenOf(item).map(wholeText))
      .filter(([, mark]) => mark === MARK)
      .map(([text]) => text ?? ''),
    articles: seenIn(main, 'article').map(linesOf),
    players: allIn(main, 'iframe').map((frame) => new URL(attributeOf(frame, 'src') ?? '').host),
    dropdown:
      seenIn(main, 'nav > button[popovertarget]').map((button) => dropdownOf(page, button))[0] ?? null,
    questions: questionsOn(page),
  };
};

const kindOf = (heading: string): PageOnScreen['kind'] => {
  if (heading === notFoundTexts.heading) return 'missing';
  return heading === unavailableTexts.heading ? 'unavailable' : 'page';
};

const dropdownOf = (page: Document, button: Element): DropdownOnPage => ({
  title: textOf(button),
  offers: allIn(page, `[id="${attributeOf(button, 'popovertarget')}"] a`).map(wholeText),
});

interface StructuredData {
  readonly '@type': string;
  readonly mainEntity?: ReadonlyArray<{ readonly name: string }>;
}

const questionsOn = (page: Document): ReadonlyArray<string> =>
  allIn(page, 'script[type="application/ld+json"]')
    .map(({ children }) => children.map((child) => ('data' in child ? child.data : '')).join(''))
    .flatMap((json) => JSON.parse(json) as StructuredData | ReadonlyArray<StructuredData>)
    .filter((one) => one['@type'] === 'FAQPage')
    .flatMap(({ mainEntity = [] }) => mainEntity.map(({ name }) => name));
