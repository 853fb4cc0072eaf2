import { isRecord, parsedJson } from '../../wire/json-values.ts';

/** A comment that opens, closes or is a block. */
export interface BlockDelimiter {
  /** A broken comment is html, and is only reported: its attributes don't end with it. */
  readonly kind: 'opener' | 'closer' | 'void' | 'broken';
  /** The name as written: `paragraph` for `core/paragraph`, `acf/faq`. */
  readonly name: string;
  /** The attributes in the comment. Null when they are no JSON object. */
  readonly attributes: Readonly<Record<string, unknown>> | null;
  /** The start of the comment and the position after its end. */
  readonly start: number;
  readonly end: number;
}

interface CommentEnd {
  readonly isVoid: boolean;
  readonly end: number;
}

const HEAD =
  /<!--[ \t\r\n\f\v]+(?<slash>\/?)wp:(?<name>[a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)[ \t\r\n\f\v]+/y;
const TAIL = /(?<slash>\/?)-->/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/**
 * The block delimiters of a text in order, as WordPress's own parser reads them. Other comments count as html. Runs in linear time.
 * Where that parser would read html as the attributes of an unfinished comment, the comment counts as broken, so that no html is lost.
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
  const delimiter = ({ isVoid, end }: CommentEnd, attributes: BlockDelimiter['attributes']) => ({
    kind: isVoid ? ('void' as const) : slash === '/' ? ('closer' as const) : ('opener' as const),
    name,
    attributes,
    start,
    end,
  });
  if (text[at] !== '{') {
    const ended = bareEnd(text, at);
    return ended === null ? null : delimiter(ended, {});
  }
  const ended = attributesEnd(at);
  const json = ended === null ? undefined : parsedJson(text.slice(at, ended.brace + 1));
  const attributes = isRecord(json) ? json : null;
  if (ended !== null && (attributes !== null || ended.isFirst)) return delimiter(ended, attributes);
  return { kind: 'broken', name, attributes: null, start, end: at };
};

const bareEnd = (text: string, at: number): CommentEnd | null => {
  const tail = matchAt(TAIL, text, at);
  return tail === null ? null : { isVoid: tail[0].startsWith('/'), end: at + tail[0].length };
};

interface AttributesEnd extends CommentEnd {
  readonly brace: number;
  /** Whether no other comment ends in between. */
  readonly isFirst: boolean;
}

/**
 * Finds the first `}` after a position that precedes whitespace and the end of a comment. Positions must increase; each search continues
 * from the last match, so all calls together scan the text once.
 */
const attributesEnds = (text: string, from: number): ((after: number) => AttributesEnd | null) => {
  let arrow = text.indexOf('-->', from);
  let first = arrow;
  return (after) => {
    while (first !== -1 && first < after) first = text.indexOf('-->', first + 3);
    for (; arrow !== -1; arrow = text.indexOf('-->', arrow + 3)) {
      const ended = attributesEndBefore(text, arrow);
      if (ended !== null && ended.brace > after) return { ...ended, isFirst: arrow === first };
    }
    return null;
  };
};

const attributesEndBefore = (text: string, arrow: number): Omit<AttributesEnd, 'isFirst'> | null => {
  const isVoid = text[arrow - 1] === '/';
  const last = isVoid ? arrow - 1 : arrow;
  let at = last - 1;
  while (isSpace(text[at])) at -= 1;
  return at < last - 1 && text[at] === '}' ? { isVoid, end: arrow + 3, brace: at } : null;
};

const isSpace = (character: string | undefined): boolean =>
  character !== undefined && ' \t\r\n\f\v'.includes(character);
