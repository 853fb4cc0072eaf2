import assert from 'node:assert/strict';
import { compile, selectAll } from 'css-select';
import { hasChildren, isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A page or one of its elements. */
export type Place = Document | Element;

/** Marks invisible parts of the html; each driver decides which parts are invisible. */
export const UNSEEN = 'data-unseen';

export const readHtml = (html: string): Document => parseDocument(html);

const compiled = new Map<string, ReturnType<typeof compile<AnyNode, Element>>>();

/** Every element that matches a selector, visible or not. */
export const allIn = (place: Place, selector: string): ReadonlyArray<Element> => {
  const query = compiled.get(selector) ?? compile<AnyNode, Element>(selector);
  compiled.set(selector, query);
  return selectAll<AnyNode, Element>(query, place.children);
};

/** The direct child elements. */
export const childrenOf = (place: Place): ReadonlyArray<Element> => place.children.filter(isTag);

/** The visible elements that match a selector. */
export const seenIn = (place: Place, selector: string): ReadonlyArray<Element> =>
  allIn(place, selector).filter(isSeen);

const isSeen = (element: Element): boolean => {
  for (let node: AnyNode | null = element; node !== null; node = node.parent)
    if (isTag(node) && UNSEEN in node.attribs) return false;
  return true;
};

/** The first visible element that matches a selector; undefined if there is none. */
export const firstIn = (place: Place, selector: string): Element | undefined => seenIn(place, selector)[0];

export const attributeOf = (element: Element | undefined, name: string): string | null =>
  element?.attribs[name] ?? null;

/** The ancestors of an element, nearest first. */
export const around = (element: Element): ReadonlyArray<Element> => {
  const elements: Element[] = [];
  for (let node = element.parent; node !== null; node = node.parent) if (isTag(node)) elements.push(node);
  return elements;
};

export const rootOf = (element: Element): Place => around(element).at(-1) ?? element;

/** Elements whose text visitors do not read. */
const SILENT = new Set(['script', 'style', 'template', 'svg']);

/** Inline elements. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u'],
  'wbr',
]);

/** Non-breaking spaces are kept. */
const collapsed = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');

const rawText = (node: AnyNode, skips: (element: Element) => boolean): string => {
  if (isText(node)) return node.data;
  if (isTag(node) && (SILENT.has(node.name) || skips(node))) return '';
  return hasChildren(node) ? node.children.map((child) => rawText(child, skips)).join('') : '';
};

const isUnseen = (element: Element): boolean => UNSEEN in element.attribs;

/** The visible text of an element; empty if the element is undefined. */
export const textOf = (place: Place | undefined): string =>
  place === undefined ? '' : collapsed(rawText(place, isUnseen));

/** The text of an element, visible or not. */
export const wholeText = (place: Place): string => collapsed(rawText(place, () => false));

const linesIn = (node: AnyNode, lines: string[]): void => {
  const add = (text: string): void => void lines.push(`${lines.pop() ?? ''}${text}`);
  if (isText(node)) return add(node.data);
  if (!hasChildren(node) || (isTag(node) && (SILENT.has(node.name) || isUnseen(node)))) {
    if (isTag(node) && node.name === 'br') lines.push('');
    return;
  }
  const breaks = !isTag(node) || !INLINE.has(node.name);
  if (breaks) lines.push('');
  for (const child of node.children) linesIn(child, lines);
  if (breaks) lines.push('');
};

/** The text of an element, line by line: each paragraph, item, label and button is a line. */
export const linesOf = (place: Place | undefined): ReadonlyArray<string> => {
  if (place === undefined) return [];
  const lines: string[] = [''];
  linesIn(place, lines);
  return lines.map(collapsed).filter((line) => line !== '');
};

/** The lines of an element in order, then the text of each element inside, since styles may join or split lines. */
export const textsOf = (place: Place | undefined): ReadonlyArray<string> =>
  place === undefined
    ? []
    : [...new Set([...linesOf(place), textOf(place), ...seenIn(place, '*').map(textOf)])].filter(Boolean);

const isDecoration = (element: Element): boolean =>
  isUnseen(element) || element.attribs['aria-hidden'] === 'true';

/** The accessible name of an element. */
export const nameOf = (element: Element): string => {
  const { 'aria-labelledby': labelledBy, 'aria-label': label, alt, id } = element.attribs;
  if (labelledBy !== undefined)
    return labelledBy
      .split(' ')
      .flatMap((part) => allIn(rootOf(element), `[id="${part}"]`).map(wholeText))
      .join(' ');
  if (label !== undefined) return label;
  if (alt !== undefined) return alt;
  if (element.name === 'fieldset') return textOf(firstIn(element, 'legend'));
  if (['input', 'select', 'textarea'].includes(element.name)) {
    const own = around(element).find(({ name }) => name === 'label');
    const [other] = id === undefined ? [] : allIn(rootOf(element), `label[for="${id}"]`);
    const text = own ?? other;
    return text === undefined ? '' : wholeText(text);
  }
  return collapsed(rawText(element, isDecoration));
};

/** The selectors of the roles that the site's pages use. */
const ROLES = {
  alert: '[role=alert]',
  article: 'article',
  banner: 'header',
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  dialog: 'dialog, [role=dialog]',
  form: 'form',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href], [role=link]',
  list: 'ul, ol',
  listbox: '[role=listbox]',
  main: 'main',
  navigation: 'nav',
  option: '[role=option]',
  radio: 'input[type=radio]',
  region: 'section, [role=region]',
  search: '[role=search]',
  status: '[role=status]',
  tab: '[role=tab]',
  table: 'table',
  textbox:
    'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=date], textarea',
} as const;

export type Role = keyof typeof ROLES;

type Name = string | RegExp;

const hasName = (element: Element, name: Name): boolean =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** The visible elements with a role, and with an accessible name if one is given. */
export const withRole = (place: Place, role: Role, name?: Name): ReadonlyArray<Element> =>
  seenIn(place, ROLES[role]).filter((element) => name === undefined || hasName(element, name));

/** The first visible element with a role; fails if there is none. */
export const theOne = (place: Place, role: Role, name?: Name): Element => {
  const [found] = withRole(place, role, name);
  if (found === undefined) {
    const others = withRole(place, role).map(nameOf).join(' / ');
    assert.fail(`There is no ${role} ${String(name ?? '')}, only: ${others}`);
  }
  return found;
};
