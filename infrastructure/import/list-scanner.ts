import { UnreadableFile } from './unreadable-file.ts';

/** An element of a list as it is in the file, and the line that it starts on. */
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

/** What is next to the list, and one element of it, have no more characters than this. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Cuts a long JSON text into the elements of one list without holding it: the list that the text is, or the one of a given
 * name in the object that the text is. It finds strings, brackets and commas only; whether an element is JSON, whoever parses it sees.
 */
export class ListScanner {
  /** The line read last, from 1. */
  line = 1;
  private readonly opening: RegExp;
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** The depth of the list's elements while it is read. */
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

  /** Reads on; answers the elements that have ended. */
  read(text: string): ReadonlyArray<ListElement> {
    this.ended = [];
    let from = 0;
    for (let i = 0; i < text.length; i += 1) from = this.step(text, from, i);
    this.keep(text.slice(from));
    return this.ended;
  }

  /** What is next to the list, with an empty list in it; null when the text ends too early or held no list. */
  end(): string | null {
    return this.found && this.depth === 0 && !this.inString ? this.beside : null;
  }

  /** Takes the character at `i`; answers where what is not kept yet begins. */
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
    // An empty list has no element, but `[1,]` has a second one that is nothing.
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
