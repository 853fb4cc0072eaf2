import { LRUCache } from 'lru-cache';

/** A rule of a style file, as the build made it. */
export interface StyleRule {
  /** The conditions that it stands in, the outermost first: `@media print`. */
  readonly within: ReadonlyArray<string>;
  /**
   * Its selectors, each with what must stand on a page before it can match: classes, `_1a0`, and settled attributes with their
   * values, `data-look=home`. None: the body is all of it.
   */
  readonly selectors: ReadonlyArray<{ readonly text: string; readonly needs: ReadonlyArray<string> }>;
  readonly body: string;
}

/** The rules of one part of a page's styles. */
export interface PartRules {
  readonly rules: ReadonlyArray<StyleRule>;
  /** Whether the browser may come to show classes of it that the server has not rendered: then all of its rules are needed. */
  readonly isLiving: boolean;
}

/** How many different texts of styles are kept: a page has one for each set of classes that it may be rendered with. */
const MAX_KEPT = 500;

/** Attributes that say how an editor or the server set a part: nothing in the browser changes their values. */
export const SETTLED_ATTRIBUTES: ReadonlyArray<string> = [
  'data-align',
  'data-art',
  'data-border',
  'data-columns',
  'data-family',
  'data-half',
  'data-look',
  'data-season',
  'data-span',
  'data-surface',
  'data-tone',
];

const DECIDING = new RegExp(` (?:class|${SETTLED_ATTRIBUTES.join('|')})="[^"]*"`, 'g');

/** The classes of html, and its settled attributes, each by itself and with its value. A page has each list of them many times. */
export const namesIn = (html: string): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const found of new Set(html.match(DECIDING))) {
    const [attribute = '', value = ''] = found.slice(1, -1).split('="');
    if (attribute === 'class') value.split(' ').forEach((name) => names.add(name));
    else names.add(attribute).add(`${attribute}=${value}`);
  }
  return names;
};

/** The styles that html needs of these parts: rules that can match nothing in it are left out, the order of the others stays. */
export const rulesInPage = (parts: ReadonlyArray<PartRules>): ((html: string) => string) => {
  const kept = new LRUCache<string, string>({ max: MAX_KEPT });
  const deciding = new Set(
    parts
      .filter(({ isLiving }) => !isLiving)
      .flatMap(({ rules }) => rules.flatMap(({ selectors }) => selectors.flatMap(({ needs }) => needs))),
  );
  return (html) => {
    const there = namesIn(html);
    const key = [...deciding].filter((name) => there.has(name)).join(' ');
    const css = kept.get(key) ?? textOf(parts.flatMap((part) => matching(part, there)));
    kept.set(key, css);
    return css;
  };
};

/** The rules of a part that can match something; names of movements and the like stay where a rule does. */
const matching = ({ rules, isLiving }: PartRules, there: ReadonlySet<string>): ReadonlyArray<StyleRule> => {
  if (isLiving) return rules;
  const left = rules.flatMap((rule) => {
    if (rule.selectors.length === 0) return [rule];
    const selectors = rule.selectors.filter(({ needs }) => needs.every((name) => there.has(name)));
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
  return left.some(({ selectors }) => selectors.length > 0) ? left : [];
};

/** Rules as text; those that follow each other in the same conditions share them. */
const textOf = (rules: ReadonlyArray<StyleRule>): string => {
  let open: ReadonlyArray<string> = [];
  let css = '';
  for (const { within, selectors, body } of rules) {
    if (within.join() !== open.join()) {
      css += '}'.repeat(open.length) + within.map((condition) => `${condition}{`).join('');
      open = within;
    }
    css += selectors.length === 0 ? body : `${selectors.map(({ text }) => text).join(',')}{${body}}`;
  }
  return css + '}'.repeat(open.length);
};
