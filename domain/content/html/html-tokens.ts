/** A piece of html that is not sanitized yet. */
export interface HtmlToken {
  readonly kind: 'text' | 'opening' | 'closing' | 'comment';
  /** As it is written. */
  readonly text: string;
  /** The element's, in lower case; empty: it is none. */
  readonly name: string;
}

const TAG_NAME = /<(\/?)([a-z][\w-]*)(?=[\s/>"'])/iy;
const TAG_PART = /[<>"']/g;

/**
 * The tags, comments and texts of a html, in their order; together they are the whole html. A `<` that begins no tag is
 * text. Takes time in proportion to the html: no part of it is read twice, whatever is left unclosed.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const closings = new Closings(html);
  let from = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    const { token, end } = tokenAt(html, at, closings);
    if (token !== null) {
      if (at > from) yield textToken(html.slice(from, at));
      yield token;
      from = end;
    }
    at = html.indexOf('<', end);
  }
  if (from < html.length) yield textToken(html.slice(from));
}

const textToken = (text: string): HtmlToken => ({ kind: 'text', text, name: '' });

interface Scanned {
  /** Null: no tag begins here. */
  readonly token: HtmlToken | null;
  /** Where reading goes on. */
  readonly end: number;
}

const tokenAt = (html: string, at: number, closings: Closings): Scanned => {
  if (html.startsWith('<!--', at)) {
    const end = closings.after('-->', at + 4);
    return end === -1
      ? { token: null, end: at + 4 }
      : { token: { kind: 'comment', text: html.slice(at, end), name: '' }, end };
  }
  TAG_NAME.lastIndex = at;
  const [head, slash, name = ''] = TAG_NAME.exec(html) ?? [];
  if (head === undefined) return { token: null, end: at + 1 };
  const tag = tagEnd(html, at + head.length, closings);
  if (!tag.isClosed) return { token: null, end: tag.end };
  const kind = slash === '/' ? 'closing' : 'opening';
  return { token: { kind, text: html.slice(at, tag.end), name: name.toLowerCase() }, end: tag.end };
};

/** Where a tag ends: at its `>`, outside quotes; one that another `<` or the end of the html comes before is none. */
const tagEnd = (html: string, from: number, closings: Closings): { isClosed: boolean; end: number } => {
  TAG_PART.lastIndex = from;
  for (let part = TAG_PART.exec(html); part !== null; part = TAG_PART.exec(html)) {
    const [found] = part;
    if (found === '>') return { isClosed: true, end: part.index + 1 };
    if (found === '<') return { isClosed: false, end: part.index };
    // An unclosed quote is an ordinary character.
    const closing = closings.after(found, part.index + 1);
    if (closing !== -1) TAG_PART.lastIndex = closing;
  }
  return { isClosed: false, end: html.length };
};

/** Finds what closes a part, and remembers what the rest of the html does not hold. */
class Closings {
  private readonly missing = new Set<string>();

  constructor(private readonly html: string) {}

  /** Where the first `text` from a position on has ended; -1: there is none. */
  after(text: string, from: number): number {
    if (this.missing.has(text)) return -1;
    const found = this.html.indexOf(text, from);
    if (found === -1) this.missing.add(text);
    return found === -1 ? -1 : found + text.length;
  }
}
