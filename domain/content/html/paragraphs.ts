import { htmlTokens, type HtmlToken } from './html-tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that are blocks of their own, so that no paragraph may hold them. */
const BLOCK_ELEMENTS = words(
  'address area article aside blockquote caption center col colgroup dd details div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main map menu nav ol p pre section style summary table ' +
    'tbody td tfoot th thead tr ul',
);

const VOID_BLOCKS = words('area col hr');

/** Elements in which spaces and line ends mean what they are. */
const VERBATIM = words('pre script style svg textarea');

/** Elements whose text is made of paragraphs where it has several. */
const HOLDS_PARAGRAPHS = words(
  'article aside center dd details div fieldset footer form header li main section td th',
);

const BLANK_LINES = /\n\s*\n/;

/** Joins the pieces of a text that is within an element, or in none. */
const inElement = (pieces: ReadonlyArray<string>, element: string | undefined): string => {
  if (element === 'p') return pieces.join('</p>\n<p>');
  const areParagraphs = element === undefined || element === 'blockquote' || pieces.length > 1;
  return (areParagraphs ? pieces.map((piece) => `<p>${piece}</p>`) : pieces).join('\n');
};

/** Whether blank lines and line ends within an element mean anything. */
const hasLines = (element: string | undefined): boolean =>
  element === undefined || element === 'p' || element === 'blockquote' || HOLDS_PARAGRAPHS.has(element);

/** The text and the tags within it that are read since the last element that is its own block. */
class Run {
  private tokens: HtmlToken[] = [];

  add(token: HtmlToken): void {
    this.tokens.push(token);
  }

  /** The run as it is within an element, and begins anew. */
  end(element: string | undefined): string {
    const { tokens } = this;
    this.tokens = [];
    return tokens.every(isNothing) || !hasLines(element)
      ? tokens.map(({ text }) => text).join('')
      : inElement(piecesOf(tokens), element);
  }
}

const isNothing = ({ kind, text }: HtmlToken): boolean => kind === 'comment' || text.trim() === '';

/** The tokens between blank lines; line ends within them become line breaks. */
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

/** Whether a line ends next to a token: it is a line break, or there is none. */
const isEdge = (token: HtmlToken | undefined): boolean => token === undefined || token.name === 'br';

const withBreaks = (piece: ReadonlyArray<HtmlToken>): string =>
  piece
    .map((token, i) => {
      if (token.kind !== 'text') return token.text;
      const begun = isEdge(piece[i - 1]) ? token.text.trimStart() : token.text;
      return (isEdge(piece[i + 1]) ? begun.trimEnd() : begun).split('\n').map(trimmedLine).join('<br>\n');
    })
    .join('');

const trimmedLine = (line: string, i: number, lines: ReadonlyArray<string>): string => {
  const begun = i === 0 ? line : line.trimStart();
  return i === lines.length - 1 ? begun : begun.trimEnd();
};

/**
 * The html of a classic content, whose paragraphs are blank lines and whose line ends are line breaks, as WordPress's `wpautop`
 * makes it: headings, lists and tables are blocks of their own, and `pre` stays as it is. Takes time in proportion to it.
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
      // A paragraph ends where anything that is its own block begins.
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
