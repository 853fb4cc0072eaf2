import { globSync } from 'node:fs';
import { sep } from 'node:path';

const DIGITS = 36;

/** The style files of every page, with their imports. */
const SHARED_STYLES = ['ui/theme/tokens.css', 'ui/theme/base.css', 'ui/theme/print.css'];

/**
 * All style files below `root`, each with a short name of two characters, which prefixes its classes and identifies it in style sheet
 * names. The same sources always give the same names.
 */
export const styleFiles = (root: string): ReadonlyMap<string, string> => {
  const modules = globSync('ui/**/*.module.css', { cwd: root }).map((file) => file.replaceAll(sep, '/'));
  const files = [...SHARED_STYLES, ...modules.sort()];
  if (files.length > DIGITS ** 2) throw new Error('Too many style files for names of two characters');
  return new Map(files.map((file, i) => [file, i.toString(DIGITS).padStart(2, '0')]));
};
