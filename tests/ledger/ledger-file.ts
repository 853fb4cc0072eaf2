import { differences } from './differences.ts';
import { listed } from './marks.ts';

/** One file of the ledger: its path below the folder, and its lines. */
export interface LedgerFile {
  readonly path: string;
  readonly lines: ReadonlyArray<string>;
}

/** A heading with lines below it; nothing without lines. */
export const section = (heading: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : ['', heading, '', ...lines.map(listed)];

/** What differs when something is otherwise. */
export const otherwise = (
  heading: string,
  usual: ReadonlyArray<string>,
  then: ReadonlyArray<string>,
): ReadonlyArray<string> => section(heading, differences(usual, then));

/** A name for a file, from the words in it. */
export const fileName = (words: string): string =>
  words
    .replace(/\]\([^)]*\)/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
