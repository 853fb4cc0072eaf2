import { relative, sep } from 'node:path';
import { styleFiles } from './style-files.ts';

const DIGITS = 36;

/**
 * Names CSS-module classes with two characters for the module and one or two for the class. A page has hundreds of class names, and long
 * ones don't compress. The prefix lets the server find the modules of the classes in a page.
 */
export const shortClassNames = (root: string): ((local: string, file: string) => string) => {
  const names = styleFiles(root);
  const known = new Map<string, string[]>();
  return (local, file) => {
    const path = relative(root, file).replaceAll(sep, '/').replace(/\?.*$/, '');
    const name = names.get(path);
    if (name === undefined) throw new Error(`${path} isn’t a style module of the site`);
    const locals = known.get(path) ?? [];
    known.set(path, locals);
    if (!locals.includes(local)) locals.push(local);
    return `_${name}${locals.indexOf(local).toString(DIGITS)}`;
  };
};
