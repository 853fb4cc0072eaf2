import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';

const DIGITS = 36;

/**
 * Names the classes of style modules by two characters for the module and one or two for the class: a page carries hundreds
 * of names, and nothing in a longer one can be compressed. The same for the same sources, in every build of theirs.
 */
export const shortClassNames = (root: string): ((local: string, file: string) => string) => {
  const modules = globSync('ui/**/*.module.css', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  if (modules.length > DIGITS ** 2) throw new Error('Two characters cannot name that many style modules');
  const known = new Map<string, string[]>();
  return (local, file) => {
    const path = relative(root, file).replaceAll(sep, '/').replace(/\?.*$/, '');
    const place = modules.indexOf(path);
    if (place < 0) throw new Error(`${path} is no style module of the site`);
    const locals = known.get(path) ?? [];
    known.set(path, locals);
    if (!locals.includes(local)) locals.push(local);
    return `_${place.toString(DIGITS).padStart(2, '0')}${locals.indexOf(local).toString(DIGITS)}`;
  };
};
