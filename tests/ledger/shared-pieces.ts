import { fileName, section, type LedgerFile } from './ledger-file.ts';

/** A part that at least so many pages share has a file of its own, unless it is short. */
const SHARED_BY = 3;
const SHORT = 6;

interface Pieces {
  readonly language: string;
  readonly pieces: ReadonlyArray<ReadonlyArray<string>>;
}

const depthOf = (line: string): number => line.length - line.trimStart().length;

/** The end of the part that a line begins: the lines below it that are further in. */
const endOf = (lines: ReadonlyArray<string>, start: number): number => {
  const depth = depthOf(lines[start] ?? '');
  let end = start + 1;
  while (end < lines.length && depthOf(lines[end] ?? '') > depth) end += 1;
  return end;
};

/** A part on its own, without the indentation of its place. */
const partOf = (lines: ReadonlyArray<string>, start: number, end: number): ReadonlyArray<string> => {
  const depth = depthOf(lines[start] ?? '');
  return lines.slice(start, end).map((line) => line.slice(depth));
};

const keyOf = (language: string, lines: ReadonlyArray<string>): string => [language, ...lines].join('\n');

/** The parts that several pages of a language have in common. */
export class SharedPieces {
  private readonly found = new Map<string, number>();
  private readonly paths = new Map<string, LedgerFile>();

  constructor(pages: ReadonlyArray<Pieces>) {
    for (const { language, pieces } of pages) {
      const own = new Set<string>();
      for (const lines of pieces) {
        own.add(keyOf(language, lines));
        lines.forEach((_line, start) => own.add(keyOf(language, partOf(lines, start, endOf(lines, start)))));
      }
      for (const key of own) this.found.set(key, (this.found.get(key) ?? 0) + 1);
    }
  }

  /** The files of the parts that `named` has named. */
  get files(): ReadonlyArray<LedgerFile> {
    return [...this.paths.values()];
  }

  /** The lines of a block, with the names of its shared parts in their place. */
  named(language: string, lines: ReadonlyArray<string>): ReadonlyArray<string> {
    const whole = this.nameOf(language, lines);
    if (whole !== null) return [whole];
    const named: string[] = [];
    for (let i = 0; i < lines.length;) {
      const end = endOf(lines, i);
      const name = this.nameOf(language, partOf(lines, i, end));
      named.push(name === null ? (lines[i] ?? '') : `${' '.repeat(depthOf(lines[i] ?? ''))}${name}`);
      i = name === null ? i + 1 : end;
    }
    return named;
  }

  private nameOf(language: string, lines: ReadonlyArray<string>): string | null {
    const key = keyOf(language, lines);
    if (lines.length < SHORT || (this.found.get(key) ?? 0) < SHARED_BY) return null;
    const file = this.paths.get(key) ?? this.newFile(language, lines);
    this.paths.set(key, file);
    return `→ ${file.path}`;
  }

  private newFile(language: string, lines: ReadonlyArray<string>): LedgerFile {
    const taken = new Set(this.files.map(({ path }) => path));
    const wanted = `pieces/${language}/${fileName(lines[0] ?? '')}`;
    let path = `${wanted}.md`;
    for (let i = 2; taken.has(path); i += 1) path = `${wanted}-${i}.md`;
    return { path, lines: ['# A part of several pages', ...section('', lines).slice(2)] };
  }
}
