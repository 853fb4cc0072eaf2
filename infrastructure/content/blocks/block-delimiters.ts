/** A comment that opens, closes or is a block. */
export interface BlockDelimiter {
  readonly kind: 'opener' | 'closer' | 'void';
  /** The name as written: `paragraph` for `core/paragraph`, `acf/faq`. */
  readonly name: string;
  /** The JSON between the name and the end of the comment, `{...}`. Null when there is no JSON. */
  readonly attributes: string | null;
  /** The start of the comment and the position after its end. */
  readonly start: number;
  readonly end: number;
}

interface CommentEnd {
  readonly isVoid: boolean;
  readonly end: number;
}

const HEAD = /<!--[ \t\r\n]+(?<slash>\/?)wp:(?<name>[a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)[ \t\r\n]+/y;
const TAIL = /(?<slash>\/?)-->/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/**
 * The block delimiters of a text in order, by WordPress's grammar (developer handbook, "Block Grammar"). Other comments count as html. Runs
 * in linear time.
 */
export function* blockDelimiters(text: string, from = 0): Generator<BlockDelimiter> {
  const attributesEnd = attributesEnds(text, from);
  let start = text.indexOf('<!--', from);
  while (start !== -1) {
    const delimiter = delimiterAt(text, start, attributesEnd);
    if (delimiter !== null) yield delimiter;
    start = text.indexOf('<!--', delimiter?.end ?? start + 4);
  }
}

const delimiterAt = (
  text: string,
  start: number,
  attributesEnd: ReturnType<typeof attributesEnds>,
): BlockDelimiter | null => {
  const head = matchAt(HEAD, text, start);
  if (head === null) return null;
  const { slash = '', name = '' } = head.groups ?? {};
  const at = start + head[0].length;
  const attributes = text[at] === '{' ? attributesEnd(at) : null;
  const ended = attributes ?? bareEnd(text, at);
  const isCloser = slash === '/';
  if (ended === null || (isCloser && (ended.isVoid || attributes !== null))) return null;
  return {
    kind: isCloser ? 'closer' : ended.isVoid ? 'void' : 'opener',
    name,
    attributes: attributes === null ? null : text.slice(at, attributes.brace + 1),
    start,
    end: ended.end,
  };
};

const bareEnd = (text: string, at: number): CommentEnd | null => {
  const tail = matchAt(TAIL, text, at);
  return tail === null ? null : { isVoid: tail[0].startsWith('/'), end: at + tail[0].length };
};

type AttributesEnd = CommentEnd & { readonly brace: number };

/**
 * Finds the first `}` after a position that precedes whitespace and the end of a comment. Positions must increase; each search continues
 * from the last match, so all calls together scan the text once.
 */
const attributesEnds = (text: string, from: number): ((after: number) => AttributesEnd | null) => {
  let arrow = text.indexOf('-->', from);
  return (after) => {
    for (; arrow !== -1; arrow = text.indexOf('-->', arrow + 3)) {
      const ended = attributesEndBefore(text, arrow);
      if (ended !== null && ended.brace > after) return ended;
    }
    return null;
  };
};

const attributesEndBefore = (text: string, arrow: number): AttributesEnd | null => {
  const isVoid = text[arrow - 1] === '/';
  const last = isVoid ? arrow - 1 : arrow;
  let at = last - 1;
  while (isSpace(text[at])) at -= 1;
  return at < last - 1 && text[at] === '}' ? { isVoid, end: arrow + 3, brace: at } : null;
};

const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\t' || character === '\r' || character === '\n';
