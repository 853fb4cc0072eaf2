import { globSync } from 'node:fs';
import { sep } from 'node:path';

const DIGITS = 36;

/** What all pages have; each takes what it imports with it. */
const SHARED_STYLES = ['ui/theme/tokens.css', 'ui/theme/base.css', 'ui/theme/print.css'];

/**
 * Every style file of the site below `root`, with its short name: two characters that name it in the classes of its module and in
 * the files of pages. The same for the same sources, in every build of theirs.
 */
export const styleFiles = (root: string): ReadonlyMap<string, string> => {
  const modules = globSync('ui/**/*.module.css', { cwd: root }).map((file) => file.replaceAll(sep, '/'));
  const files = [...SHARED_STYLES, ...modules.sort()];
  if (files.length > DIGITS ** 2) throw new Error('Two characters cannot name that many style files');
  return new Map(files.map((file, i) => [file, i.toString(DIGITS).padStart(2, '0')]));
};
