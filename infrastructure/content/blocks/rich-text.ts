import { escapeHtml } from '../../../domain/content/html/escape-html.ts';
import { isRecord } from '../../wire/json-values.ts';
import { VOID_ELEMENTS } from '../html/void-elements.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Deeper than any real content. */
const MAX_NESTED = 60;

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = { className: 'class' };

const attributesOf = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([name, value]) => /^[a-z][\w-]*$/i.test(name) && ['string', 'number'].includes(typeof value))
    .map(([name, value]) => ` ${ATTRIBUTE_NAMES[name] ?? name}="${escapeHtml(String(value))}"`)
    .join('');

const element = (type: string, fields: Fields, children: unknown, depth: number): string => {
  const tag = type.toLowerCase();
  const opening = `<${tag}${attributesOf(fields)}>`;
  return VOID_ELEMENTS.has(tag) ? opening : `${opening}${nodes(children, depth)}</${tag}>`;
};

/** An element with its tag in `type`, or a wrapper around one. A wrapper of raw html has the html as its only child. */
const wrapped = (node: Fields, depth: number): string => {
  const { type, attributes, props } = node;
  const { children, ...given } = isRecord(props) ? props : { children: node['children'] };
  const isTag = typeof type === 'string' && /^[a-z][a-z\d-]*$/i.test(type);
  if (isTag) return element(type, isRecord(attributes) ? attributes : given, children, depth);
  return isRecord(props) && typeof children === 'string' ? children : nodes(children, depth);
};

const nodes = (content: unknown, depth: number): string => {
  if (depth > MAX_NESTED) return '';
  if (typeof content === 'string') return escapeHtml(content);
  if (typeof content === 'number') return String(content);
  if (Array.isArray(content)) return content.map((node) => nodes(node, depth + 1)).join('');
  return isRecord(content) ? wrapped(content, depth + 1) : '';
};

/**
 * The html of older content that is a tree of nodes: texts, `{ type, attributes, children }`, `{ type, props: { children } }`, and lists of
 * these. Not sanitized yet.
 */
export const htmlOfNodes = (content: unknown): string => nodes(content, 0);
