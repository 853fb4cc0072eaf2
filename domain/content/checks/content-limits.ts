import { renderedName, type Block } from '../blocks/block.ts';

/** Size limits of a page's content. A larger page is refused before it is decoded. */
export interface ContentLimits {
  /** In kilobytes of 1,000 characters. */
  readonly kilobytes: number;
  /** Blocks, including inner blocks. */
  readonly blocks: number;
  /** Rows of repeaters and items of lists, in all blocks. */
  readonly rows: number;
  /**
   * Tags in all html: opening tags, closing tags and comments. In classic content, line breaks and shortcodes count too, because they
   * become tags.
   */
  readonly htmlTags: number;
}

export const DEFAULT_CONTENT_LIMITS: ContentLimits = {
  kilobytes: 400,
  blocks: 400,
  rows: 500,
  htmlTags: 3_000,
};

const CHARACTERS_PER_KILOBYTE = 1_000;

/** The size of a tree of blocks. Kilobytes are rounded up. */
export const contentSize = (blocks: ReadonlyArray<Block>): ContentLimits => {
  let [characters, count, rows, htmlTags] = [0, 0, 0, 0];
  // An explicit stack instead of recursion: content may be nested arbitrarily deep.
  const rest: unknown[] = [];
  let isClassic = false;
  const readText = (text: string): void => {
    characters += text.length;
    htmlTags += countOf('<', text) + (isClassic ? countOf('\n', text) + countOf('[', text) : 0);
  };
  const readFields = (fields: object): void => {
    rows += flatRows(Object.keys(fields));
    for (const [key, value] of Object.entries(fields)) {
      characters += key.length;
      rest.push(value);
    }
  };
  const waiting = [...blocks];
  for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
    count += 1;
    isClassic = renderedName(block.name) === 'core/freeform';
    for (const inner of block.innerBlocks) waiting.push(inner);
    rest.push(block.attributes, block.originalContent, block.mediaData);
    while (rest.length > 0) {
      const value = rest.pop();
      if (typeof value === 'string') readText(value);
      else if (Array.isArray(value)) {
        rows += value.length;
        for (const one of value) rest.push(one);
      } else if (typeof value === 'object' && value !== null) readFields(value);
    }
  }
  return { kilobytes: kilobytesOf(characters), blocks: count, rows, htmlTags };
};

const countOf = (character: string, text: string): number => {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
};

/** The size of a text in kilobytes, rounded up. */
export const kilobytesOf = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_KILOBYTE);

const FLAT_ROW = /^([^_].*_\d+)_/;

/** Counts repeater rows in flat notation: `qa_0_question` and `qa_0_answer` are one row. */
const flatRows = (keys: ReadonlyArray<string>): number =>
  new Set(keys.flatMap((key) => FLAT_ROW.exec(key)?.[1] ?? [])).size;

const NAMES: { readonly [limit in keyof ContentLimits]: string } = {
  kilobytes: 'kB',
  blocks: 'blocks',
  rows: 'rows',
  htmlTags: 'html tags',
};

/** The first limit that a size exceeds, as a text for the editor; null when it is within all limits. */
export const overLimit = (size: Partial<ContentLimits>, limits: Partial<ContentLimits>): string | null => {
  const names = Object.keys(NAMES) as ReadonlyArray<keyof ContentLimits>;
  const reasons = names.flatMap((name) => {
    const { [name]: held = 0 } = size;
    const { [name]: most = Infinity } = limits;
    return held > most
      ? `its content is too large: ${numbered(held)} ${NAMES[name]}, at most ${numbered(most)} are allowed`
      : [];
  });
  return reasons[0] ?? null;
};

const numbered = (count: number): string => count.toLocaleString('en-US');
