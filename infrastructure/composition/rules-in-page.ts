import { LRUCache } from 'lru-cache';

/** A rule of a style file, as the build made it. */
export interface StyleRule {
  /** The conditions that it stands in, the outermost first: `@media print`. */
  readonly within: ReadonlyArray<string>;
  /**
   * Its selectors, each with what must stand on a page before it can match: classes, `_1a0`, and settled attributes with their
   * values, `data-variant=home`. None: the body is all of it.
   */
  readonly selectors: ReadonlyArray<{ readonly text: string; readonly needs: ReadonlyArray<string> }>;
  readonly body: string;
}

/** The rules of one part of a page's styles, and whether all of them are needed, whatever the page shows. */
interface Rules {
  readonly rules: ReadonlyArray<StyleRule>;
  /** Whether the browser may come to show classes of it that the server has not rendered. */
  readonly isLiving: boolean;
}

/** A part of a page's styles. */
export interface PartRules extends Rules {
  /** Its place among those of the build, and so in a page. */
  readonly place: number;
  /** The places of those that its component is put together from: it may set anew what they set. */
  readonly restsOn: ReadonlyArray<number>;
  /** Whether it is for elements of all parts, whose own rules stand over its rules. */
  readonly isGlobal: boolean;
  /** Whether no first window needs it, whatever it shows. */
  readonly isLater: boolean;
  /** Whether its rules are custom properties, each needed where another rule reads it. */
  readonly isTokens: boolean;
}

/** Rules, with what is there of all that decides which of them are needed. */
interface RulesAndNames<R = Rules> {
  readonly parts: ReadonlyArray<R>;
  readonly there: ReadonlySet<string>;
}

/** Parts of a page, with what is there of all that decides which of their rules it needs. */
export type NeededRules = RulesAndNames<PartRules>;

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
  'data-season',
  'data-span',
  'data-surface',
  'data-tone',
  'data-variant',
];

const DECIDING = new RegExp(` (?:class|${SETTLED_ATTRIBUTES.join('|')})="[^"]*"`, 'g');

/** A custom property, as a rule names it. */
const PROPERTY = /--[a-z][\w-]*/gi;

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

/**
 * What `styles` makes of the rules of what the first window of html shows, of the rest that comes after them, and of all at once,
 * each set of them once. With the rest of a part come the parts that rest on it, though they may have been there before: so their
 * rules go on to stand after its.
 */
export const partedAtFirstWindow = <Styles>(
  parts: ReadonlyArray<PartRules>,
  styles: (firstCss: string, rest: NeededRules, all: NeededRules) => Styles,
): ((html: string) => Styles) => {
  const kept = new LRUCache<string, { readonly styles: Styles }>({ max: MAX_KEPT });
  const tokens = parts.filter(({ isTokens }) => isTokens).flatMap(({ rules }) => rules);
  const properties = needsOfRules(tokens);
  const deciding = needsOfRules(parts.flatMap(({ rules, isTokens }) => (isTokens ? [] : rules)));
  return (html) => {
    const [head, tail] = partedHtml(html);
    const above = namesIn(head);
    const there = new Set([...above, ...namesIn(tail)]);
    const key = deciding.map((name) => (above.has(name) ? 2 : Number(there.has(name)))).join('');
    const known = kept.get(key);
    if (known !== undefined) return known.styles;
    const atFirst = parts.filter(({ isLater }) => !isLater);
    const rulesAtFirst = (part: PartRules): ReadonlyArray<StyleRule> =>
      part.isGlobal ? neededOf(part, there) : matching(part.rules, above);
    const read = propertiesRead(tokens, atFirst.filter(({ isTokens }) => !isTokens).flatMap(rulesAtFirst));
    const first = new Map(
      atFirst.map((part) => [part.place, part.isTokens ? matching(part.rules, read) : rulesAtFirst(part)]),
    );
    const besides = new Set([...there, ...properties.filter((property) => !read.has(property))]);
    const made = styles(textOf([...first.values()].flat()), restOf({ parts, there: besides }, first), {
      parts,
      there: new Set([...there, ...properties]),
    });
    kept.set(key, { styles: made });
    return made;
  };
};

/** The custom properties that rules read, and those that these read in turn. */
const propertiesRead = (
  tokens: ReadonlyArray<StyleRule>,
  rules: ReadonlyArray<StyleRule>,
): ReadonlySet<string> => {
  const read = new Set(rules.flatMap(({ body }) => body.match(PROPERTY) ?? []));
  // The set grows while it is walked.
  for (const property of read)
    for (const { selectors, body } of tokens)
      if (selectors.some(({ needs }) => needs.includes(property)))
        for (const found of body.match(PROPERTY) ?? []) read.add(found);
  return read;
};

/** The parts of which a page needs more than its first rules, and those that rest on them. What is closed at first stands alone. */
const restOf = (
  { parts, there }: NeededRules,
  first: ReadonlyMap<number, ReadonlyArray<StyleRule>>,
): NeededRules => {
  const begun = new Set<number>();
  const isInRest = (part: PartRules): boolean => {
    if (part.isTokens) return neededOf(part, there).length > 0;
    const isWhole = textOf(first.get(part.place) ?? []) === textOf(neededOf(part, there));
    if (part.isLater || (isWhole && !part.restsOn.some((place) => begun.has(place)))) return !isWhole;
    begun.add(part.place);
    return true;
  };
  return { parts: parts.filter(isInRest), there };
};

/** The text of the rules of parts that can match something; the order of them stays. */
export const cssOf = ({ parts, there }: RulesAndNames): string =>
  textOf(parts.flatMap((part) => neededOf(part, there)));

const neededOf = ({ rules, isLiving }: Rules, there: ReadonlySet<string>): ReadonlyArray<StyleRule> =>
  isLiving ? rules : matching(rules, there);

/** Those of the rules of a part that can match something; names of movements and the like stay where a rule does. */
const matching = (rules: ReadonlyArray<StyleRule>, there: ReadonlySet<string>): ReadonlyArray<StyleRule> => {
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
  let last = '';
  for (const { within, selectors, body } of rules) {
    if (within.join() !== open.join()) {
      css += '}'.repeat(open.length) + within.map((condition) => `${condition}{`).join('');
      [open, last] = [within, ''];
    }
    const selector = selectors.map(({ text }) => text).join(',');
    if (selector === '') css += body;
    else css = selector === last ? `${css.slice(0, -1)};${body}}` : `${css}${selector}{${body}}`;
    last = selector;
  }
  return css + '}'.repeat(open.length);
};
