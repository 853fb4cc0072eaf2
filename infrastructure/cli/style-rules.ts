import postcss, { type ChildNode, type Container, type Declaration } from 'postcss';
import { SETTLED_ATTRIBUTES, type StyleRule } from '../composition/rules-in-page.ts';
import { inOneOrder } from './declaration-order.ts';

/** The classes of style modules are named by the build (`shortClassNames`); others come from libraries. */
const NAMED_CLASS = /\.(_[0-9a-z]+)/g;

/** What may stand in a selector without that the element needs it: alternatives and negations. */
const NOT_NEEDED = /\([^()]*\)/g;

/** An attribute that must be there, with its whole value where the selector names that. */
const ATTRIBUTE = /\[([a-z-]+)(?:([~|^$*]?)=["']?([^"'\]]*)["']?)?\]/g;

/** What must stand on a page before a selector can match something: classes, and settled attributes with their values. */
export const needsOf = (selector: string): ReadonlyArray<string> => {
  const bare = selector.replace(NOT_NEEDED, '');
  if (bare !== selector) return needsOf(bare);
  const classes = Array.from(bare.replace(ATTRIBUTE, '').matchAll(NAMED_CLASS), ([, name = '']) => name);
  const attributes = Array.from(bare.matchAll(ATTRIBUTE), ([, name = '', operator, value]) =>
    value === undefined || operator !== '' ? [name, name] : [name, `${name}=${value}`],
  );
  const settled = attributes.flatMap(([name = '', need = '']) =>
    SETTLED_ATTRIBUTES.includes(name) ? [need] : [],
  );
  return [...new Set([...classes, ...settled])];
};

/** The build writes nested rules apart. */
const isDeclaration = (node: ChildNode): node is Declaration => {
  if (node.type !== 'decl') throw new Error(`No declaration stands in a rule: ${String(node)}`);
  return true;
};

/** The rules of styles, in their order, each with what it stands in and with the classes that its selectors need. */
export const styleRules = (css: string): ReadonlyArray<StyleRule> => rulesIn(postcss.parse(css), []);

/** The rules of styles that set custom properties, one for each: it is needed where something reads the property. */
export const propertyRules = (css: string): ReadonlyArray<StyleRule> =>
  styleRules(css).flatMap(({ selectors, body, ...rule }) =>
    body.split(';').map((declaration) => {
      const [property = ''] = declaration.split(':');
      const needs = property.startsWith('--') ? [property] : [];
      return { ...rule, selectors: selectors.map(({ text }) => ({ text, needs })), body: declaration };
    }),
  );

const rulesIn = (container: Container, within: ReadonlyArray<string>): ReadonlyArray<StyleRule> =>
  (container.nodes ?? []).flatMap((node: ChildNode) => {
    if (node.type === 'rule')
      return [
        {
          within,
          selectors: node.selectors.map((text) => ({ text, needs: needsOf(text) })),
          body: inOneOrder(node.nodes.filter(isDeclaration)).map(String).join(';'),
        },
      ];
    const holdsRules = node.type === 'atrule' && node.nodes?.some(({ type }) => type === 'rule') === true;
    return holdsRules && node.name !== 'keyframes'
      ? rulesIn(node, [...within, `@${node.name}${node.raws.afterName ?? ' '}${node.params}`])
      : [{ within, selectors: [], body: String(node) }];
  });
