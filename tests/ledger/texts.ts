import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { section, type LedgerFile } from './ledger-file.ts';

const LANGUAGES = ['en', 'es', 'fr'] as const;

/** Words for people; other strings are names in the code. */
const IS_WORDS = /^[\p{Lu}¿¡]|\p{L}.*\s|\s.*\p{L}/u;

/** How far into the values of a module texts are looked for. */
const DEEPEST = 6;

/** What a function of texts says for arguments that stand for any. */
const saidBy = (
  text: (...names: ReadonlyArray<string>) => unknown,
  names: ReadonlyArray<string>,
): unknown => {
  try {
    return text(...names);
  } catch {
    return null;
  }
};

/** Every text in a value of a module of texts. Functions are asked in every language, and for `A`, `B` and `C`. */
const textsIn = (value: unknown, depth = 0): ReadonlyArray<string> => {
  if (typeof value === 'string') return IS_WORDS.test(value) ? [value] : [];
  if (depth > DEEPEST || value === null) return [];
  if (typeof value === 'function') {
    const text = value as (...names: ReadonlyArray<string>) => unknown;
    const inLanguages = LANGUAGES.map((language) => saidBy(text, [language, 'B', 'C']));
    // A sentence with a name in it is listed once, for `A`.
    const isSame =
      new Set(inLanguages.map((said, i) => String(said).replaceAll(LANGUAGES[i] ?? '', 'A'))).size === 1;
    const isSentence = typeof inLanguages[0] === 'string' && isSame;
    return [...(isSentence ? [] : inLanguages), saidBy(text, ['A', 'B', 'C'])].flatMap((said) =>
      textsIn(said, depth + 1),
    );
  }
  return typeof value === 'object' ? Object.values(value).flatMap((one) => textsIn(one, depth + 1)) : [];
};

/** The files of texts that no other file has: what is said only after a press or a wait. */
export const textFiles = async (others: ReadonlyArray<LedgerFile>): Promise<ReadonlyArray<LedgerFile>> => {
  const known = others.flatMap(({ lines }) => lines).join('\n');
  const files: LedgerFile[] = [];
  for (const path of globSync('{ui,application/visitor}/**/*texts.ts').toSorted()) {
    const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
    const texts = Object.values(module).flatMap((value) => textsIn(value));
    const lines = [...new Set(texts)]
      .filter((text) => !known.includes(text))
      .flatMap((text) => text.split('\n'));
    if (lines.length > 0)
      files.push({
        path: `texts/${path.replace(/\.ts$/, '.md')}`,
        lines: [`# Only after a press or a wait (${path})`, ...section('', lines).slice(2)],
      });
  }
  return files;
};
