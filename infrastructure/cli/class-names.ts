import { relative, sep } from 'node:path';
import { styleFiles } from './style-files.ts';

const DIGITS = 36;

/**
 * Names the classes of style modules by the two characters of the module and one or two for the class: a page carries hundreds
 * of names, and nothing in a longer one can be compressed. The name says which module a page needs where the class is in it.
 */
export const shortClassNames = (root: string): ((local: string, file: string) => string) => {
  const names = styleFiles(root);
  const known = new Map<string, string[]>();
  return (local, file) => {
    const path = relative(root, file).replaceAll(sep, '/').replace(/\?.*$/, '');
    const name = names.get(path);
    if (name === undefined) throw new Error(`${path} is no style module of the site`);
    const locals = known.get(path) ?? [];
    known.set(path, locals);
    if (!locals.includes(local)) locals.push(local);
    return `_${name}${locals.indexOf(local).toString(DIGITS)}`;
  };
};
