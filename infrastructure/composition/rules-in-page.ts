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
  /** Whether the first window needs it: whatever it shows, where it shows one of its classes, or never. */
  readonly isNeededFirst: 'always' | 'when-shown' | 'never';
}

/** Parts of a page, with what is there of all that decides which of their rules it needs. */
export interface NeededRules<A extends PartRules> {
  readonly parts: ReadonlyArray<A>;
  readonly there: ReadonlySet<string>;
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

/** What parts a page: it stands in the first element below the first window. */
const BELOW = / data-below=""/;

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

/** The html of the first window, and of all below it. */
const partedHtml = (html: string): readonly [first: string, below: string] => {
  const mark = html.search(BELOW);
  const start = mark < 0 ? html.length : html.lastIndexOf('<', mark);
  return [html.slice(0, start), html.slice(start)];
};

/** What rules wait for, each once: classes, and settled attributes with their values. */
export const needsOfRules = (rules: ReadonlyArray<StyleRule>): ReadonlyArray<string> => [
  ...new Set(rules.flatMap(({ selectors }) => selectors.flatMap(({ needs }) => needs))),
];

const isClass = (need: string): boolean => need.startsWith('_');

/**
 * What `styles` makes of the parts that the first window of html needs, and of the others, each set of them once. The order of
 * parts stays in both.
 */
export const partedAtFirstWindow = <A extends PartRules, B>(
  parts: ReadonlyArray<A>,
  styles: (first: NeededRules<A>, below: NeededRules<A>) => B,
): ((html: string) => B) => {
  const kept = new LRUCache<string, { readonly styles: B }>({ max: MAX_KEPT });
  const deciding = [
    ...new Set(parts.filter(({ isLiving }) => !isLiving).flatMap(({ rules }) => needsOfRules(rules))),
  ];
  const classesOf = parts.map(({ rules }) => needsOfRules(rules).filter(isClass));
  return (html) => {
    const [head, tail] = partedHtml(html);
    const above = namesIn(head);
    const there = new Set([...above, ...namesIn(tail)]);
    const isFirst = parts.map(({ isNeededFirst }, i) => {
      if (isNeededFirst !== 'when-shown') return isNeededFirst === 'always';
      const classes = classesOf[i] ?? [];
      return classes.length === 0 || classes.some((name) => above.has(name));
    });
    const key = `${deciding.filter((name) => there.has(name)).join(' ')},${isFirst.map(Number).join('')}`;
    const known = kept.get(key);
    if (known !== undefined) return known.styles;
    const made = styles(
      { parts: parts.filter((_, i) => isFirst[i] === true), there },
      { parts: parts.filter((_, i) => isFirst[i] !== true), there },
    );
    kept.set(key, { styles: made });
    return made;
  };
};

/** The text of the rules of parts that can match something; the order of them stays. */
export const cssOf = <A extends PartRules>({ parts, there }: NeededRules<A>): string =>
  textOf(parts.flatMap((part) => matching(part, there)));

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
