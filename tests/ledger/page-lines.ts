import { hasChildren, isTag, isText, type AnyNode, type Element } from 'domhandler';
import { chosenOption } from '../acceptance/reader/controls.ts';
import { allIn, attributeOf, childrenOf, nameOf, wholeText, type Place } from '../acceptance/reader/html.ts';

/** What a reader leaves to others: elements, and how a part looks. */
export interface Reading {
  /** Elements that are not read. */
  readonly skips?: (element: Element) => boolean;
  /** Whether marks for the styles are read, such as `data-surface`. */
  readonly readsLook?: boolean;
}

const SILENT = new Set(['script', 'style', 'template', 'head', 'option', 'source', 'track']);

const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'cite',
    'code',
    'data',
    'del',
    'dfn',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
  ],
  ...[
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'time',
    'u',
    'wbr',
    'img',
    'picture',
    'svg',
    'button',
    'input',
  ],
  ...['select', 'textarea'],
]);

const LISTS = new Set(['ul', 'ol', 'dl']);

/** Options of a list up to which each is named. */
const FEW_OPTIONS = 12;

const collapsed = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');

/** When visitors see a part, and its language if it is another than that of what is around it; empty if always and in the same. */
const conditionsOf = ({ name, attribs }: Element): ReadonlyArray<string> => {
  const has = (attribute: string): boolean => attribute in attribs;
  const isClass = (one: string): boolean => attribs['class']?.split(' ').includes(one) === true;
  const isMenu = has('popover') || (name === 'dialog' && !has('open'));
  return [
    ...(name === 'noscript' || has('data-unscripted') ? ['without scripts'] : []),
    ...(has('data-scripted') ? ['with scripts'] : []),
    ...(has('data-early') ? ['before the start'] : []),
    ...(has('hidden') ? ['hidden'] : []),
    ...(isClass('unseen') ? ['out of sight'] : []),
    ...(isMenu ? ['once opened'] : []),
    ...(isClass('visuallyHidden') ? ['for screen readers'] : []),
    ...(attribs['aria-hidden'] === 'true' ? ['not for screen readers'] : []),
    ...(attribs['lang'] === undefined || name === 'html' ? [] : [`in ${attribs['lang']}`]),
  ];
};

/** The name of a part that its own texts do not contain. */
const labelOf = (element: Element): string => {
  const { name, attribs } = element;
  const role = attribs['role'] ?? name;
  if (name === 'details')
    return `${'open' in attribs ? 'unfolded' : 'folded'} “${wholeText(childrenOf(element)[0] ?? element)}”:`;
  if (name === 'form') {
    const to = `${attribs['method'] ?? 'get'} ${attribs['action'] ?? 'here'}`;
    return `form “${nameOf(element)}” (${to}):`;
  }
  if (name === 'dialog' || role === 'dialog') return `dialog “${nameOf(element)}”:`;
  if (role === 'alert' || role === 'status') return `${role}:`;
  return attribs['aria-label'] === undefined ? '' : `${role} “${attribs['aria-label']}”:`;
};

const flagsOf = ({ attribs }: Element, names: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  Object.entries(names).flatMap(([attribute, words]) => {
    const value = attribs[attribute];
    if (value === undefined || value === 'false') return [];
    return [
      value === '' || value === 'true' || words.endsWith('.') ? words.replace('.', '') : `${words} ${value}`,
    ];
  });

const LINK_FLAGS = {
  target: 'new tab.',
  download: 'download.',
  hreflang: 'in',
  'aria-current': 'current',
  'aria-disabled': 'off',
  'aria-haspopup': 'opens a dialog.',
  'aria-expanded': 'expanded',
  'aria-pressed': 'pressed',
};

const BUTTON_FLAGS = {
  ...LINK_FLAGS,
  disabled: 'off',
  formaction: 'to',
  popovertarget: 'opens a part.',
  popovertargetaction: 'and',
  'aria-selected': 'selected',
  'aria-checked': 'checked',
  value: 'value',
};

const FIELD_FLAGS = {
  name: 'as',
  required: 'required',
  disabled: 'off',
  readonly: 'read only',
  checked: 'chosen',
  autocomplete: 'filled in by the browser as',
  inputmode: 'keyboard',
  placeholder: 'placeholder',
  pattern: 'pattern',
  min: 'from',
  max: 'to',
  step: 'in steps of',
  minlength: 'at least',
  maxlength: 'at most',
  'aria-invalid': 'faulty',
  'aria-expanded': 'expanded',
  'aria-describedby': 'explained.',
};

const withFlags = (name: string, flags: ReadonlyArray<string>): string =>
  `[${name}](${flags.filter((flag) => flag !== '').join('; ')})`;

/** The options of a list; of many, the first, the last and their number. */
const optionsOf = (list: Element): string => {
  const options = allIn(list, 'option');
  const chosen = chosenOption(list);
  const named = options.map(
    (option) =>
      `${option === chosen ? '*' : ''}${wholeText(option)}${'disabled' in option.attribs ? ' (off)' : ''}`,
  );
  return named.length <= FEW_OPTIONS
    ? named.join(' / ')
    : [
        ...named.slice(0, 2),
        '…',
        named.at(-1),
        ...(chosen === options[0] ? [] : [`*${chosen && wholeText(chosen)}`]),
      ]
        .join(' / ')
        .concat(` (${named.length})`);
};

const fieldText = (field: Element): string => {
  const type = field.name === 'input' ? (attributeOf(field, 'type') ?? 'text') : field.name;
  if (type === 'hidden') return `(sends ${attributeOf(field, 'name')}=${attributeOf(field, 'value')})`;
  const value = field.name === 'textarea' ? wholeText(field) : attributeOf(field, 'value');
  const text = withFlags(nameOf(field), [
    ...[type, attributeOf(field, 'role') ?? ''],
    ...flagsOf(field, FIELD_FLAGS),
    value ? `value ${value}` : '',
  ]);
  return field.name === 'select' ? `${text}: ${optionsOf(field)}` : text;
};

const textOfPicture = (picture: Element, readsLook: boolean): string => {
  if (picture.name === 'img') {
    const { alt = '(no alternative text)', src = '' } = picture.attribs;
    return alt === '' && !readsLook ? '' : `![${alt}](${src})`;
  }
  const icons = readsLook ? allIn(picture, 'use').map((use) => `{${attributeOf(use, 'href') ?? ''}}`) : [];
  if (picture.attribs['aria-hidden'] === 'true') return icons.join('');
  const words = allIn(picture, 'text, title').map(wholeText);
  return [
    ...icons,
    ...(attributeOf(picture, 'aria-label') === null ? [] : [`![${nameOf(picture)}](drawing)`]),
    ...words,
  ]
    .filter(Boolean)
    .join(' / ');
};

/** Attributes that say nothing about a page's looks, or that the lines say already. */
const KNOWN_MARKS =
  /^data-(?:unseen|scripted|unscripted|early|block|field|resume|reactroot|unprinted|waiting)$/;

const lookOf = ({ attribs }: Element): string => {
  const marks = Object.entries(attribs).filter(
    ([name]) =>
      (name.startsWith('data-') && !KNOWN_MARKS.test(name)) || name === 'style' || name === 'datetime',
  );
  return marks.length === 0
    ? ''
    : `{${marks.map(([name, value]) => name.replace('data-', '') + (value && `=${value}`)).join(', ')}}`;
};

class Lines {
  readonly lines: string[] = [];
  private text = '';

  constructor(private readonly reading: Reading) {}

  read(node: AnyNode): void {
    if (isText(node)) this.text += node.data;
    else if (isTag(node)) this.element(node);
    else if (hasChildren(node)) for (const child of node.children) this.read(child);
  }

  end(): void {
    const line = collapsed(this.text);
    this.text = '';
    if (line === '') return;
    // A field right after its label is one line.
    const label = this.lines.at(-1);
    if (label !== undefined && line.startsWith(`[${label}](`))
      this.lines[this.lines.length - 1] = `${label}: [field${line.slice(label.length + 1)}`;
    else this.lines.push(line);
  }

  private element(element: Element): void {
    if (SILENT.has(element.name)) return;
    if (this.reading.skips?.(element) === true) return;
    const conditions = conditionsOf(element);
    const label = labelOf(element);
    if (conditions.length === 0 && (label === '' || isControl(element))) return this.content(element);
    if (isPicture(element)) return this.content(element);
    const inside = this.inside(element);
    if (inside.length === 0) return;
    const says = [conditions.length > 0 ? `(${conditions.join(', ')})` : '', isControl(element) ? '' : label]
      .filter(Boolean)
      .join(' ');
    if (INLINE.has(element.name) && !isControl(element) && inside.length === 1) {
      this.text += ` ${says} ${inside[0]} `;
      return;
    }
    this.end();
    const [first = ''] = inside;
    if (inside.length === 1) this.lines.push(`${says} ${first}`);
    else {
      this.lines.push(`${says}`);
      this.lines.push(...inside.map((line) => `  ${line}`));
    }
  }

  /** The lines of an element without its conditions. */
  private inside(element: Element): ReadonlyArray<string> {
    const inner = new Lines(this.reading);
    inner.content(element);
    inner.end();
    return inner.lines;
  }

  private content(element: Element): void {
    const readsLook = this.reading.readsLook === true;
    const look = readsLook ? lookOf(element) : '';
    switch (element.name) {
      case 'br':
        return this.end();
      case 'hr':
        this.end();
        this.text = '---';
        return this.end();
      case 'a':
      case 'button': {
        const [words, name] = [this.wordsIn(element), nameOf(element)];
        const own = collapsed(name) === wholeText(element) ? words : `${words}${words && ' '}“${name}”`;
        const flags =
          element.name === 'a'
            ? [attributeOf(element, 'href') ?? 'no address', ...flagsOf(element, LINK_FLAGS)]
            : [
                attributeOf(element, 'role') ??
                  (attributeOf(element, 'type') === 'button' ? 'button' : 'submit'),
                ...flagsOf(element, BUTTON_FLAGS),
              ];
        this.text += ` ${withFlags(own, flags)}${look} `;
        return;
      }
      case 'input':
      case 'select':
      case 'textarea':
        this.text += ` ${fieldText(element)}${look} `;
        return;
      case 'img':
      case 'svg':
        this.text += ` ${textOfPicture(element, readsLook)} `;
        return;
      case 'iframe':
      case 'video':
      case 'audio': {
        this.end();
        const sources = [element, ...allIn(element, 'source, track')].flatMap(
          (one) => attributeOf(one, 'src') ?? [],
        );
        const title = attributeOf(element, 'title') ?? '';
        this.text = withFlags(`${element.name} ${title}`.trim(), [
          ...sources,
          ...flagsOf(element, {
            controls: 'controls',
            autoplay: 'by itself',
            loop: 'again and again',
            muted: 'muted',
          }),
        ]);
        return this.end();
      }
      case 'tr': {
        this.end();
        this.text = childrenOf(element)
          .map((cell) => this.wordsIn(cell))
          .join(' | ')
          .concat(look);
        return this.end();
      }
    }
    const isBlock = !INLINE.has(element.name);
    if (isBlock) this.end();
    if (LISTS.has(element.name) && childrenOf(element).length === 0) this.text = '(an empty list)';
    if (/^h[1-6]$/.test(element.name)) this.text = `${'#'.repeat(Number(element.name[1]))} `;
    if (look !== '') {
      this.text += ` ${look} `;
      if (isBlock && childrenOf(element).some(({ name }) => !INLINE.has(name))) this.end();
    }
    // The summary is the part's name.
    const [summary] = element.name === 'details' ? childrenOf(element) : [];
    for (const child of element.children) if (child !== summary) this.read(child);
    if (isBlock) this.end();
  }

  /** The words of an element on one line. */
  private wordsIn(element: Element): string {
    const inner = new Lines(this.reading);
    for (const child of element.children) inner.read(child);
    inner.end();
    return inner.lines.map((line) => line.trim()).join(' / ');
  }
}

const isControl = ({ name }: Element): boolean =>
  ['a', 'button', 'input', 'select', 'textarea'].includes(name);
const isPicture = ({ name }: Element): boolean => name === 'img' || name === 'svg';

/** Everything that a part of a page says, in reading order: texts, names, links, fields, and when they are there. */
export const linesIn = (place: Place, reading: Reading = {}): ReadonlyArray<string> => {
  const lines = new Lines(reading);
  lines.read(place);
  lines.end();
  return lines.lines.filter((line) => line.replace(/[#\s]/g, '') !== '');
};
