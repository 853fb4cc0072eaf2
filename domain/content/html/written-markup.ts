import { htmlTokens } from './html-tokens.ts';

/** An element's start tag within html that is not sanitized yet. */
export interface WrittenTag {
  /** In lower case. */
  readonly name: string;
  /** By their names in lower case; the first of two counts. */
  readonly attributes: Readonly<Record<string, string>>;
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** The attributes of a tag as it is written, `<a href="/">`. */
export const attributesIn = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.replace(/^<[^\s/>"']+/, '').matchAll(ATTRIBUTE)]
      .toReversed()
      .map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );

/** The elements that begin in a html; enough to find addresses in it, not to render it. */
export const writtenTags = (html: string): ReadonlyArray<WrittenTag> =>
  [...htmlTokens(html)]
    .filter(({ kind }) => kind === 'opening')
    .map(({ name, text }) => ({ name, attributes: attributesIn(text) }));
