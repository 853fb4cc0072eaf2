import { relative, sep } from 'node:path';
import type { ChildNode, Plugin } from 'postcss';

/** The tiers of styles: a rule of a later one wins over any of those before it, whichever sheet arrives first (architecture, section 4). */
const LAYERS = ['tokens', 'base', 'components', 'capabilities', 'blocks'] as const;

/** The beginning of the styles of every page. */
export const LAYER_ORDER = `@layer ${LAYERS.join(',')};`;

/** The layer of each style file, by its folder; the first that fits. All other folders of the user interface hold capabilities. */
const FOLDERS: ReadonlyArray<readonly [RegExp, (typeof LAYERS)[number]]> = [
  [/^ui\/theme\/tokens\.css$/, 'tokens'],
  [/^ui\/theme\//, 'base'],
  [/^ui\/(?:components|bindings)\//, 'components'],
  [/^ui\/(?:blocks|app)\//, 'blocks'],
];

/** What has no selectors is in no layer: typefaces, transitions between pages. */
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
