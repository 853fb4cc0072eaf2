import { relative, sep } from 'node:path';
import type { ChildNode, Plugin } from 'postcss';

/** The cascade layers. A rule of a later layer wins, in any order of the style sheets (architecture, section 4). */
const LAYERS = ['tokens', 'base', 'components', 'capabilities', 'blocks'] as const;

/** The first statement of every page's styles. */
export const LAYER_ORDER = `@layer ${LAYERS.join(',')};`;

/** The layer of each style file by folder; the first match counts. All other folders contain capabilities. */
const FOLDERS: ReadonlyArray<readonly [RegExp, (typeof LAYERS)[number]]> = [
  [/^ui\/theme\/tokens\.css$/, 'tokens'],
  [/^ui\/theme\//, 'base'],
  [/^ui\/(?:components|bindings)\//, 'components'],
  [/^ui\/(?:blocks|app)\//, 'blocks'],
];

/** At-rules without selectors, such as fonts and view transitions, are in no layer. */
const holdsRules = (node: ChildNode): boolean =>
  node.type === 'rule' || (node.type === 'atrule' && node.nodes?.some(holdsRules) === true);

/** Puts the rules of each style file into the layer of its folder. */
export const cascadeLayers = (root: string): Plugin => ({
  postcssPlugin: 'cascade-layers',
  OnceExit(sheet, { AtRule }) {
    const path = relative(root, sheet.source?.input.file ?? '').replaceAll(sep, '/');
    if (!path.startsWith('ui/')) return;
    const params = FOLDERS.find(([folder]) => folder.test(path))?.[1] ?? 'capabilities';
    const rules = sheet.nodes.filter(holdsRules);
    if (rules.length > 0) sheet.append(new AtRule({ name: 'layer', params }).append(rules));
  },
});
