import { htmlTokens, type HtmlToken } from './html-tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Block elements, which a paragraph can't contain. */
const BLOCK_ELEMENTS = words(
  'address area article aside blockquote caption center col colgroup dd details div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main map menu nav ol p pre section style summary table ' +
    'tbody td tfoot th thead tr ul',
);

const VOID_BLOCKS = words('area col hr');

/** Elements that preserve whitespace. */
const VERBATIM = words('pre script style svg textarea');

/** Elements whose text becomes paragraphs when it has more than one. */
const HOLDS_PARAGRAPHS = words(
  'article aside center dd details div fieldset footer form header li main section td th',
);

const BLANK_LINES = /\n\s*\n/;

/** Joins the paragraphs of a text within an element. */
const inElement = (pieces: ReadonlyArray<string>, element: string | undefined): string => {
  if (element === 'p') return pieces.join('</p>\n<p>');
  const areParagraphs = element === undefined || element === 'blockquote' || pieces.length > 1;
  return (areParagraphs ? pieces.map((piece) => `<p>${piece}</p>`) : pieces).join('\n');
};

/** Whether line breaks within an element are significant. */
const hasLines = (element: string | undefined): boolean =>
  element === undefined || element === 'p' || element === 'blockquote' || HOLDS_PARAGRAPHS.has(element);

/** Inline tokens since the last block element. */
class Run {
  private tokens: HtmlToken[] = [];

  add(token: HtmlToken): void {
    this.tokens.push(token);
  }

  /** Returns the run's html within an element, and resets the run. */
  end(element: string | undefined): string {
    const { tokens } = this;
    this.tokens = [];
    return tokens.every(isNothing) || !hasLines(element)
      ? tokens.map(({ text }) => text).join('')
      : inElement(piecesOf(tokens), element);
  }
}

const isNothing = ({ kind, text }: HtmlToken): boolean => kind === 'comment' || text.trim() === '';

/** Splits tokens at blank lines. Single line breaks become `<br>`. */
const piecesOf = (tokens: ReadonlyArray<HtmlToken>): ReadonlyArray<string> => {
  let piece: HtmlToken[] = [];
  const pieces = [piece];
  for (const token of tokens) {
    const parts = token.kind === 'text' ? token.text.split(BLANK_LINES) : [token.text];
    parts.forEach((text, i) => {
      if (i > 0) {
        piece = [];
        pieces.push(piece);
      }
      piece.push({ ...token, text });
    });
  }
  return pieces.filter((tokensOfOne) => !tokensOfOne.every(isNothing)).map(withBreaks);
};

/** Whether the neighbor is a line break or missing. */
const isEdge = (token: HtmlToken | undefined): boolean => token === undefined || token.name === 'br';

const withBreaks = (piece: ReadonlyArray<HtmlToken>): string =>
  piece
    .map((token, i) => {
      if (token.kind !== 'text') return token.text;
      const leftTrimmed = isEdge(piece[i - 1]) ? token.text.trimStart() : token.text;
      return (isEdge(piece[i + 1]) ? leftTrimmed.trimEnd() : leftTrimmed)
        .split('\n')
        .map(trimmedLine)
        .join('<br>\n');
    })
    .join('');

const trimmedLine = (line: string, i: number, lines: ReadonlyArray<string>): string => {
  const leftTrimmed = i === 0 ? line : line.trimStart();
  return i === lines.length - 1 ? leftTrimmed : leftTrimmed.trimEnd();
};

/**
 * Converts classic content to html paragraphs and line breaks like WordPress's `wpautop`. Headings, lists and tables aren't wrapped, and
 * `pre` is unchanged. Runs in linear time.
 */
export const withParagraphs = (html: string): string => {
  const written: string[] = [];
  const open: string[] = [];
  const run = new Run();
  let verbatim: string | null = null;
  const endRun = (): void => void written.push(run.end(open.at(-1)));
  for (const token of htmlTokens(html.replace(/\r\n?/g, '\n'))) {
    const { kind, name, text } = token;
    if (verbatim !== null) {
      written.push(text);
      if (kind === 'closing' && name === verbatim) verbatim = null;
    } else if (kind === 'opening' && VERBATIM.has(name)) {
      endRun();
      written.push(text);
      verbatim = name;
    } else if (!BLOCK_ELEMENTS.has(name)) run.add(token);
    else {
      endRun();
      // A paragraph ends before a block element.
      if (open.at(-1) === 'p' && (kind === 'opening' || name !== 'p')) {
        open.pop();
        written.push('</p>');
      }
      written.push(text);
      if (kind === 'opening' && !VOID_BLOCKS.has(name)) open.push(name);
      else if (open.at(-1) === name) open.pop();
    }
  }
  endRun();
  return written.join('').trim();
};
