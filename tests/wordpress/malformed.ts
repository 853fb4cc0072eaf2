/** What editors and plugins leave behind, for the document at a position. */
const BREAKS: ReadonlyArray<(markup: string) => string> = [
  // A block never ends.
  (markup) => markup.replace(/<!-- \/wp:\S+ -->(?![^]*<!-- \/wp:)/, ''),
  // An end without a beginning.
  (markup) => `<!-- /wp:group -->\n${markup}`,
  // Two ends are crossed.
  (markup) => markup.replace(/(<!-- \/wp:\S+ -->)([^<]*(?:<\/\w+>[^<]*)*)(<!-- \/wp:\S+ -->)/, '$3$2$1'),
  // Attributes that are no JSON, in a comment that ends or not. WordPress itself fails on other blocks.
  (markup) => markup.replace(/(<!-- wp:(?:paragraph|heading) )\{[^}]*\} (\/?-->)/, '$1{"a":} $2'),
  (markup) => markup.replace(/(<!-- wp:(?:paragraph|heading) )\{[^}]*\} -->/, '$1{"level":3 -->'),
  // Html between blocks.
  (markup) => markup.replace(/(<!-- \/wp:\S+ -->)/, '$1<p>Typed between blocks.</p>'),
];

/** A document with one fault in its delimiters. */
export const malformed = (markup: string, position: number): string =>
  BREAKS[position % BREAKS.length]?.(markup) ?? markup;
