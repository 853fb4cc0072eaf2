import { UnreadableFile } from './unreadable-file.ts';

/** The text of a list's element, and its first line number. */
export interface ListElement {
  readonly text: string;
  readonly line: number;
}

const NEWLINE = 10;
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = { list: 91, object: 123 };
const CLOSING = { list: 93, object: 125 };

/** The maximum length of one element, and of everything outside of the list. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Splits a long JSON text into the elements of one list while streaming: the top-level list, or the top-level object's list with a given
 * name. Recognizes only strings, brackets and commas; the elements themselves are validated when they are parsed.
 */
export class ListScanner {
  /** The current line, from 1. */
  line = 1;
  private readonly opening: RegExp;
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** The depth of the list's elements while inside the list. */
  private listDepth: number | null = null;
  private found = false;
  private beside = '';
  private element = '';
  private elementLine: number | null = null;
  private elements = 0;
  private ended: ListElement[] = [];

  constructor(list: string) {
    this.opening = new RegExp(`^\\s*$|"${list}"\\s*:\\s*$`);
  }

  /** Reads more text and returns the elements that are complete. */
  read(text: string): ReadonlyArray<ListElement> {
    this.ended = [];
    let from = 0;
    for (let i = 0; i < text.length; i += 1) from = this.step(text, from, i);
    this.keep(text.slice(from));
    return this.ended;
  }

  /** The text outside of the list, with an empty list in it. Null when the text is incomplete or has no list. */
  end(): string | null {
    return this.found && this.depth === 0 && !this.inString ? this.beside : null;
  }

  /** Handles the character at `i`. Returns the start of the text that isn't stored yet. */
  private step(text: string, from: number, i: number): number {
    const code = text.charCodeAt(i);
    if (code === NEWLINE) this.line += 1;
    if (this.inString) this.stepInString(code);
    else if (code === COMMA && this.depth === this.listDepth) return this.cut(text, from, i) + 1;
    else if (code === CLOSING.list || code === CLOSING.object) return this.close(text, from, i);
    else if (code > SPACE) {
      this.elementLine ??= this.line;
      if (code === QUOTE) this.inString = true;
      else if (code === OPENING.list || code === OPENING.object) return this.open(code, text, from, i);
    }
    return from;
  }

  private stepInString(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inString = false;
  }

  private open(code: number, text: string, from: number, i: number): number {
    this.depth += 1;
    if (code !== OPENING.list || this.found || this.depth > 2) return from;
    const before = this.beside + text.slice(from, i);
    if (!this.opening.test(before)) return from;
    this.keep(text.slice(from, i + 1));
    this.found = true;
    this.listDepth = this.depth;
    this.elementLine = null;
    return i + 1;
  }

  private close(text: string, from: number, i: number): number {
    const isEnd = this.depth === this.listDepth;
    this.depth -= 1;
    if (!isEnd) return from;
    // An empty list has no element, but `[1,]` has an empty second one.
    if (this.elements > 0 || this.elementLine !== null) this.cut(text, from, i);
    this.element = '';
    this.listDepth = null;
    return i;
  }

  private cut(text: string, from: number, i: number): number {
    this.ended.push({ text: this.element + text.slice(from, i), line: this.elementLine ?? this.line });
    this.elements += 1;
    this.element = '';
    this.elementLine = null;
    return i;
  }

  private keep(text: string): void {
    if (this.listDepth === null) this.beside += text;
    else this.element += text;
    if (this.beside.length > MAX_CHARACTERS || this.element.length > MAX_CHARACTERS) {
      throw new UnreadableFile(`Line ${this.line}: more than a million characters without a row`);
    }
  }
}
