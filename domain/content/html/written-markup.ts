import { htmlTokens } from './html-tokens.ts';

/** A start tag in unsanitized html. */
export interface WrittenTag {
  /** In lower case. */
  readonly name: string;
  /** By lower-case name; the first duplicate wins. */
  readonly attributes: Readonly<Record<string, string>>;
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** The attributes of a tag such as `<a href="/">`. */
export const attributesIn = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.replace(/^<[^\s/>"']+/, '').matchAll(ATTRIBUTE)]
      .toReversed()
      .map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );

/** The start tags of html. Good enough to find addresses, not to render. */
export const writtenTags = (html: string): ReadonlyArray<WrittenTag> =>
  [...htmlTokens(html)]
    .filter(({ kind }) => kind === 'opening')
    .map(({ name, text }) => ({ name, attributes: attributesIn(text) }));
