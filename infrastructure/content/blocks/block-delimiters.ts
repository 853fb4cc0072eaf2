/** A comment that begins, ends, or is a whole block. */
export interface BlockDelimiter {
  readonly kind: 'opener' | 'closer' | 'void';
  /** As it is written: `paragraph` of `core/paragraph`, `acf/faq`. */
  readonly name: string;
  /** The text between the name and the end of the comment, `{...}`; null: none. */
  readonly attributes: string | null;
  /** Where the comment starts and where it has ended, as positions in the text. */
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
 * The delimiters of blocks in a text, in their order, by WordPress's published grammar (developer handbook, "Block
 * Grammar"). What resembles one and is none, such as another comment, is html. Takes time in proportion to the text.
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
 * Finds, after each of ever later positions, the first `}` with white space and the end of a comment behind it. It goes on
 * from the one that it found last, so that all calls together read the text once.
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
