import type { Document, Element } from 'domhandler';
import { DEALER_TEXTS } from '../../../application/visitor/dealer-texts/translated.ts';
import type { Comparison } from '../parts/parts.ts';
import { cardNamed } from './dealer-screen.ts';
import { attributeOf, seenIn, textOf, withRole } from './html.ts';

const TEXTS = Object.values(DEALER_TEXTS);
const anyOf = (texts: ReadonlyArray<string>): string => `(?:${texts.join('|')})`;
const COMPARE = anyOf(TEXTS.map(({ compare }) => compare));
const REMOVE = anyOf(TEXTS.map(({ compared }) => compared));

/** Matches, in any language, the card's link that adds a dealer to the comparison or removes it. */
export const PICK = new RegExp(`^(?:${COMPARE}|${REMOVE}) .*|^${COMPARE}$`);
/** Matches the link to the comparison. */
export const COMPARE_PICKED = new RegExp(
  `^${anyOf([2, 3].flatMap((count) => TEXTS.map(({ compareDealers }) => compareDealers(count))))}$`,
);
const TRAY = new RegExp(`^${anyOf(TEXTS.map(({ comparisonName }) => comparisonName))}$`);

/** The card's link that adds its dealer to the comparison or removes it. */
export const pickLink = (card: Element): Element | undefined => withRole(card, 'link', PICK).at(-1);

/** Whether a page lets the visitor add a dealer to the comparison. */
export const canPick =
  (dealer: string) =>
  (page: Document): boolean => {
    const link = pickLink(cardNamed(page, dealer));
    return link !== undefined && attributeOf(link, 'aria-disabled') !== 'true';
  };

/** The names of the picked dealers. */
export const pickedOn = (page: Document): ReadonlyArray<string> =>
  withRole(page, 'region', TRAY).flatMap((bar) => seenIn(bar, 'li').map(textOf));

export const comparisonOn = (page: Document): Comparison => {
  const [table] = withRole(page, 'table');
  if (table === undefined) return [];
  const rows = seenIn(table, 'tbody tr').filter((row) => seenIn(row, 'td').length > 0);
  return seenIn(table, 'thead th[scope=col]').map((column, i) => ({
    name: textOf(column),
    says: Object.fromEntries(rows.map((row) => [textOf(seenIn(row, 'th')[0]), textOf(seenIn(row, 'td')[i])])),
  }));
};
