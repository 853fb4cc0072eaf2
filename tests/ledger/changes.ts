import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { differences } from './differences.ts';
import type { LedgerFile } from './ledger-file.ts';
import { isMarked } from './marks.ts';

/** The folder of the ledger's files. */
const FOLDER = 'tests/ledger/files';

/** How many changed lines of a file are printed. */
const SHOWN = 20;

/** A file that pages no longer agree with. */
export interface Change {
  readonly path: string;
  /** Its new text; null if it goes. */
  readonly text: string | null;
  /** The lines that go (`−`) and come (`+`). */
  readonly lines: ReadonlyArray<string>;
}

const linesOf = (text: string | null | undefined): ReadonlyArray<string> => text?.trimEnd().split('\n') ?? [];

/** The committed files of a folder of the ledger; every file by default. */
const committed = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(`${FOLDER}/${folder}/**/*.md`).map((path) => [
      path.slice(FOLDER.length + 1).replaceAll('\\', '/'),
      readFileSync(path, 'utf8'),
    ]),
  );

/** What would change in the folders that the new files are all of. */
export const changesIn = (
  folders: ReadonlyArray<string>,
  files: ReadonlyArray<LedgerFile>,
): ReadonlyArray<Change> => {
  const before = new Map(folders.flatMap((folder) => [...committed(folder)]));
  const after = new Map(files.map(({ path, lines }) => [path, `${lines.join('\n')}\n`]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => {
      const text = after.get(path) ?? null;
      return { path, text, lines: differences(linesOf(before.get(path)), linesOf(text)) };
    });
};

/** The changes of lines that nobody may change by accident. */
export const markedIn = (changes: ReadonlyArray<Change>): ReadonlyArray<Change> =>
  changes
    .map(({ lines, ...change }) => ({ ...change, lines: lines.filter((line) => isMarked(line.slice(2))) }))
    .filter(({ lines }) => lines.length > 0);

/** The changes as a person reads them; only the first lines of each file by default. */
export const described = (changes: ReadonlyArray<Change>, most = SHOWN): string =>
  changes
    .flatMap(({ path, lines }) => [
      `\n${FOLDER}/${path}`,
      ...lines.slice(0, most).map((line) => `  ${line}`),
      ...(lines.length > most ? [`  … and ${lines.length - most} lines more`] : []),
    ])
    .join('\n');

export const writeChanges = (changes: ReadonlyArray<Change>): void => {
  for (const { path, text } of changes) {
    const file = `${FOLDER}/${path}`;
    if (text === null) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
};

/** What to do about a page that says something else than its file. */
export const ADVICE = 'If the pages are right, run npm run ledger, and review the changed files.';
