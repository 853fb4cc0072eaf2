/** A token of unsanitized html. */
export interface HtmlToken {
  readonly kind: 'text' | 'opening' | 'closing' | 'comment';
  /** As written. */
  readonly text: string;
  /** The element name in lower case; empty for text and comments. */
  readonly name: string;
}

const TAG_NAME = /<(\/?)([a-z][\w-]*)(?=[\s/>"'])/iy;
const TAG_PART = /[>"']/g;

/**
 * Splits html into tags, comments and text, in order and without loss. A `<` that starts no tag is text. Runs in linear time, even with
 * unclosed parts.
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
  /** Null when no tag starts here. */
  readonly token: HtmlToken | null;
  /** The position where scanning continues. */
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

/** Finds the end of a tag: its `>` outside quotes. A `<` within a tag belongs to it, as in browsers. */
const tagEnd = (html: string, from: number, closings: Closings): { isClosed: boolean; end: number } => {
  TAG_PART.lastIndex = from;
  for (let part = TAG_PART.exec(html); part !== null; part = TAG_PART.exec(html)) {
    const [found] = part;
    if (found === '>') return { isClosed: true, end: part.index + 1 };
    // An unclosed quote is an ordinary character.
    const closing = closings.after(found, part.index + 1);
    if (closing !== -1) TAG_PART.lastIndex = closing;
  }
  return { isClosed: false, end: html.length };
};

/** Finds closing texts and remembers the ones that don't occur again. */
class Closings {
  private readonly missing = new Set<string>();

  constructor(private readonly html: string) {}

  /** The position after the next `text`, or -1. */
  after(text: string, from: number): number {
    if (this.missing.has(text)) return -1;
    const found = this.html.indexOf(text, from);
    if (found === -1) this.missing.add(text);
    return found === -1 ? -1 : found + text.length;
  }
}
