import postcss, { type ChildNode, type Container } from 'postcss';
import type { StyleRule } from '../composition/rules-in-page.ts';

/** The classes of style modules are named by the build (`shortClassNames`); others come from libraries. */
const NAMED_CLASS = /\.(_[0-9a-z]+)/g;

/** What may stand in a selector without that the element needs it: alternatives, negations, values of attributes. */
const NOT_NEEDED = /\([^()]*\)|\[[^\]]*\]/g;

/** The classes that must stand on a page before a selector can match something. */
export const classesNeeded = (selector: string): ReadonlyArray<string> => {
  const bare = selector.replace(NOT_NEEDED, '');
  if (bare !== selector) return classesNeeded(bare);
  return [...new Set(Array.from(bare.matchAll(NAMED_CLASS), ([, name = '']) => name))];
};

/** The rules of styles, in their order, each with what it stands in and with the classes that its selectors need. */
export const styleRules = (css: string): ReadonlyArray<StyleRule> => rulesIn(postcss.parse(css), []);

const rulesIn = (container: Container, within: ReadonlyArray<string>): ReadonlyArray<StyleRule> =>
  (container.nodes ?? []).flatMap((node: ChildNode) => {
    if (node.type === 'rule')
      return [
        {
          within,
          selectors: node.selectors.map((text) => ({ text, classes: classesNeeded(text) })),
          body: node.nodes.map(String).join(';'),
        },
      ];
    const holdsRules = node.type === 'atrule' && node.nodes?.some(({ type }) => type === 'rule') === true;
    return holdsRules && node.name !== 'keyframes'
      ? rulesIn(node, [...within, `@${node.name}${node.raws.afterName ?? ' '}${node.params}`])
      : [{ within, selectors: [], body: String(node) }];
  });
