import { describe, expect, test } from '@jest/globals';
import type { SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import { oneLine } from '../../../domain/content/html/one-line.ts';
import { sourcedAttributes } from '../../../infrastructure/content/blocks/attribute-sources.ts';
import type { BlockDefinition } from '../../../ui/blocks/define-block.ts';
import { loadDefinitions, type BlockDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { examplesOf } from './examples-of.ts';
import { renderBlocks } from './rendered-blocks.tsx';

/** Faulty values that editors leave in a field; `DELETED` removes the field. */
const DELETED = Symbol('deleted');
const FAULTS: Readonly<Record<string, unknown>> = {
  'is missing': DELETED,
  'is null': null,
  'is an empty text': '',
  'is an empty list': [],
  'is of the wrong type': true,
  'holds empty fields': {},
  'is a list with an empty row': [{}, null],
  'is an id that nobody knows': 987_654,
  'is a link without a scheme': 'www.example.com/gone',
  'is a bare file name': 'gone.jpg',
};

/** A library's file or picture needs its address and its name. */
const LIBRARY = [
  ...['tabs.*.tabContent.*.files.*.fileLink', 'tabs.*.tabContent.*.files.*.fileTitle'],
  ...['tabs.*.imagesSection.*.imageUrl', 'tabs.*.imagesSection.*.imageTitle'],
];

/**
 * The required fields of a block or a row: without one, the block or the row is not rendered. `*` matches any row
 * number.
 */
const REQUIRED: Readonly<Record<string, ReadonlyArray<string>>> = {
  'acf/resource-library': LIBRARY,
  'acf/commercial-tabs': LIBRARY,
  'core/button': ['url', 'text'],
  'core/image': ['url'],
  'core/quote': ['value', 'paragraphs'],
  'acf/accordion': ['files.*.fileLink', 'files.*.fileTitle'],
  'acf/closeable-banner': ['message'],
  'acf/faq': ['qa.*.answer'],
  'acf/hvac-101-navigation': ['items', 'items.*.text', 'items.*.href'],
  // A section is found by its title; its links and its picture belong to it.
  'acf/product-hub': ['sections.*.title', 'sections.*.anchor'],
  'acf/product-selector': ['items.*.text'],
  'acf/product-selector-carousel': ['items.*.text'],
  'acf/quote-slider': ['quotes.*.quote'],
  'acf/reviews': ['product_id'],
  'acf/sitemap': [
    ...['sections.*.pages.*.text', 'sections.*.pages.*.url'],
    ...['sections.*.pages.*.below.*.text', 'sections.*.pages.*.below.*.url'],
  ],
};

/** A link's text is lost with its address; the codecs of blocks pair buttons. */
const LOST_WITH: Readonly<Record<string, ReadonlyArray<readonly [text: string, broken: string]>>> = {
  'acf/link-block': [['link_text', 'url']],
  'acf/product-hub': [['sections.*.links.*.text', 'sections.*.links.*.url']],
  'core/file': [['downloadButtonText', 'href']],
  'acf/tabs-to-slider': [['tabs.*.button_link.title', 'tabs.*.button_link.url']],
  // The caption of an example contains the name of its alignment.
  'core/image': [['align', 'caption']],
  // Only one variant shows the eyebrow.
  'acf/zip-search': [['eyebrow', 'look']],
};

type Path = ReadonlyArray<string | number>;

interface Field {
  readonly path: Path;
  readonly value: unknown;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field inside a value, including fields that contain others. */
const fieldsIn = (value: unknown, path: Path): ReadonlyArray<Field> => {
  const children: ReadonlyArray<readonly [string | number, unknown]> = Array.isArray(value)
    ? value.map((one: unknown, i) => [i, one] as const)
    : isFields(value)
      ? Object.entries(value)
      : [];
  return children.flatMap(([key, child]) => [
    { path: [...path, key], value: child },
    ...fieldsIn(child, [...path, key]),
  ]);
};

/** The fields of a block and its inner blocks; the container of a site block's fields is not one. */
const fieldsOf = (block: Block, path: Path = []): ReadonlyArray<Field> => [
  ...fieldsIn(block.attributes, [...path, 'attributes']).filter(
    (field) => field.path.slice(path.length).join('.') !== 'attributes.data',
  ),
  ...block.innerBlocks.flatMap((inner, i) => fieldsOf(inner, [...path, 'innerBlocks', i])),
];

/** Attributes that decide how a text is shown. WordPress writes them into the comment and into the html. */
const STYLES = ['className', 'width', 'height', 'level'];

/** A block with the attributes of its saved html instead of the html, so that each of them can be broken. */
const withAttributes = (block: Block, definitions: BlockDefinitions): Block => {
  const inHtml = sourcedAttributes(block.originalContent, definitions.get(block.name)?.sources ?? {});
  // Older content has a text in both places, and one replaces the other.
  const isInBoth = Object.keys(inHtml).some((key) => key in block.attributes && !STYLES.includes(key));
  return {
    ...block,
    attributes: isInBoth ? block.attributes : { ...inHtml, ...block.attributes },
    originalContent: isInBoth || Object.keys(inHtml).length === 0 ? block.originalContent : '',
    innerBlocks: block.innerBlocks.map((inner) => withAttributes(inner, definitions)),
  };
};

/** A copy with another value in one field. */
const withField = (whole: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    const items: ReadonlyArray<unknown> = whole;
    return items.flatMap((one, i) => {
      if (i !== key) return [one];
      return rest.length === 0 && value === DELETED ? [] : [withField(one, rest, value)];
    });
  }
  const fields = isFields(whole) ? whole : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) => {
      if (name !== String(key)) return [[name, one]];
      return rest.length === 0 && value === DELETED ? [] : [[name, withField(one, rest, value)]];
    }),
  );
};

/** Whether a field is the broken one or belongs to it: it is inside it, or a row of a flat list. */
const belongsTo = (path: Path, broken: Path): boolean => {
  const [own, its] = [path.join('.'), broken.join('.')];
  return its === '' || own === its || own.startsWith(`${its}.`) || own.startsWith(`${its}_`);
};

/** The text of html without spaces. */
const wordsOf = (html: string): string => oneLine(html).replace(/\s+/g, '');

/** The block of a field, and the field's name in it, with `*` for row numbers. */
const ownerOf = (root: Block, path: Path): { readonly name: string; readonly field: string } => {
  const at = path.lastIndexOf('attributes');
  const block = path
    .slice(0, at)
    .reduce<Block | undefined>(
      (found, key) => (typeof key === 'number' ? found?.innerBlocks[key] : found),
      root,
    );
  const field = path
    .slice(at + 1)
    .filter((key, i) => i > 0 || key !== 'data')
    .map((key) => (typeof key === 'number' ? '*' : key.replace(/_\d+_/, '.*.')));
  return { name: block?.name ?? '', field: field.join('.') };
};

/** The path of a field's block. */
const blockOf = (path: Path): Path => path.slice(0, path.lastIndexOf('attributes'));

/** The path of a field's row. */
const rowOf = (path: Path): Path => {
  const row = path.findLastIndex((key) => typeof key === 'number' || /_\d+_/.test(key));
  const key = path[row];
  return [...path.slice(0, row), typeof key === 'string' ? key.replace(/(_\d+)_.*$/, '$1') : (key ?? '')];
};

/** Separates the blocks of a page that are rendered together. */
const gap = (i: number): SketchedBlock => ({ name: 'core/paragraph', attributes: { content: `[[${i}]]` } });

/** The text of each block, and the warnings of all. */
const renderAll = async (blocks: ReadonlyArray<SketchedBlock>) => {
  const { html, warnings } = await renderBlocks(...blocks.flatMap((block, i) => [gap(i), block]));
  return { each: html.split(/\[\[\d+\]\]/).slice(1), warnings };
};

interface Loss {
  readonly at: string;
  readonly words: string;
}

/** The texts of an example that are lost in addition to the faulty field. */
const lossesOf = async (block: Block, definition: BlockDefinition): Promise<ReadonlyArray<Loss>> => {
  const fields = fieldsOf(block);
  const said = wordsOf((await renderAll([block])).each[0] ?? '');
  const texts = fields.flatMap(({ path, value }) => {
    const words = typeof value === 'string' ? wordsOf(value) : '';
    return words.length > 2 && said.includes(words) ? [{ path, words, ...ownerOf(block, path) }] : [];
  });
  const faulty = fields.flatMap((field) =>
    Object.entries(FAULTS).map(([fault, value]) => ({ field, fault, value })),
  );
  const { each } = await renderAll(
    faulty.map(({ field, value }) => withField(block, field.path, value) as Block),
  );
  return faulty.flatMap(({ field, fault }, i) => {
    const { name, field: broken } = ownerOf(block, field.path);
    const required = REQUIRED[name]?.find((one) => `${broken}.`.startsWith(`${one}.`));
    const isRequired = required !== undefined;
    const unit = required?.includes('*') === true ? rowOf(field.path) : blockOf(field.path);
    const pairs = [...(definition.parts?.buttons ?? []), ...(LOST_WITH[name] ?? [])];
    const gone = pairs.filter(([, address]) => `${broken}.`.startsWith(`${address}.`)).map(([text]) => text);
    const expected = texts.filter(
      (text) =>
        !belongsTo(text.path, field.path) &&
        !(isRequired && belongsTo(text.path, unit)) &&
        !(text.name === name && gone.includes(text.field)) &&
        text.words !== (typeof field.value === 'string' ? wordsOf(field.value) : ''),
    );
    const html = each[i] ?? '';
    const now = wordsOf(html);
    const at = `${name} ${broken} ${fault}`;
    // A block that lost a text of its saved html is replaced with the html.
    const isShown = [block.name, 'core/html'].some((one) => html.includes(`data-block="${one}"`));
    const isGone = !isRequired && texts.length > 1 && !isShown;
    return [
      ...(isGone ? [{ at, words: 'all of it' }] : []),
      ...expected.filter(({ words }) => !now.includes(words)).map(({ words }) => ({ at, words })),
    ];
  });
};

describe.each(Object.keys(BLOCKS))('%s', (name) => {
  test('loses nothing but the faulty field', async () => {
    const definitions = await loadDefinitions();
    const definition = definitions.get(name);
    if (definition === undefined) throw new Error(`${name} is not defined`);
    for (const example of await examplesOf(name)) {
      expect(await lossesOf(withAttributes(example, definitions), definition)).toEqual([]);
    }
  });

  test('warns with the name of the faulty field', async () => {
    const definitions = await loadDefinitions();
    for (const example of await examplesOf(name)) {
      expect(await unreported(withAttributes(example, definitions))).toEqual([]);
    }
  });
});

/** The shown fields that accept any other value without a warning. */
const unreported = async (block: Block): Promise<ReadonlyArray<string>> => {
  const said = wordsOf((await renderAll([block])).each[0] ?? '');
  const texts = fieldsOf(block).filter(
    ({ value }) => typeof value === 'string' && value.includes(' ') && said.includes(wordsOf(value)),
  );
  // Some fields repeat a text that is shown once, such as the title of a link field.
  const shown = texts.filter(({ value }) => texts.filter((other) => other.value === value).length === 1);
  const { warnings } = await renderAll(shown.map(({ path }) => withField(block, path, true) as Block));
  return (
    shown
      .map(({ path }) => ownerOf(block, path))
      // In the nodes of older content, a text has no field of its own.
      .filter(({ field }) => !/\*$|children/.test(field))
      .filter(
        ({ name, field }) => !warnings.some((warning) => warning.includes(name) && isAt(warning, field)),
      )
      .map(({ name, field }) => `${name} ${field}`)
  );
};

const isAt = (warning: string, field: string): boolean =>
  new RegExp(`[ (.]${field.replaceAll('.', '\\.').replaceAll('*', '\\d+')}[ )]`).test(warning);
