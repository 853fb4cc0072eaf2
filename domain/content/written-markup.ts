/** An element's beginning within a html that nobody has made safe yet. */
export interface WrittenTag {
  /** In lower case. */
  readonly name: string;
  /** By their names in lower case; the first of two counts. */
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

const attributesIn = (written: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)]
      .toReversed()
      .map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );

/** The elements that begin in a html; enough to find addresses in it, not to draw it. */
export const writtenTags = (html: string): ReadonlyArray<WrittenTag> =>
  [...html.replace(/<!--[^]*?-->/g, '').matchAll(TAG)].map(([, name = '', written = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesIn(written),
  }));
