import { styleguideTexts } from '../../application/visitor/read-page/styleguide-texts.ts';
import type { Block } from '../../domain/content/blocks/block.ts';
import { wholeBlock, type BlockExample } from '../../domain/content/blocks/block-example.ts';
import type { ContentPage } from '../../domain/content/content-page.ts';
import { BLOCKS, folderOf } from '../../ui/blocks/registry.ts';
import { drawingCatalogue } from './drawing-catalogue.ts';

const STYLEGUIDE_PATH = '/styleguide/';

/** The page that shows every block with its name, its fields and its examples: made of blocks, like every other page. */
export const styleguide = async (): Promise<ContentPage> => {
  const shown = await Promise.all(
    Object.keys(BLOCKS).map(async (name, i, all) => ({
      name,
      examples: await examplesIn(folderOf(name)),
      sameAs: all.slice(0, i).find((before) => folderOf(before) === folderOf(name)) ?? null,
    })),
  );
  const parts = shown.filter(({ examples }) => examples.length > 0);
  return {
    path: STYLEGUIDE_PATH,
    locale: 'en_US',
    title: styleguideTexts.heading,
    description: styleguideTexts.description,
    isListed: false,
    blocks: [
      heading(1, styleguideTexts.heading),
      paragraph(styleguideTexts.lead),
      heading(2, styleguideTexts.contents),
      contents(parts.map(({ name }) => name)),
      ...parts.flatMap(partOf),
      ...drawingCatalogue(),
    ],
  };
};

/** The examples of a block's folder. */
export const examplesIn = async (folder: string): Promise<ReadonlyArray<BlockExample>> => {
  const module: { readonly examples: ReadonlyArray<BlockExample> } = await import(
    `../../ui/blocks/${folder}/examples.ts`
  );
  return module.examples;
};

/** A block and the ways in which it is used. */
interface ShownBlock {
  readonly name: string;
  readonly examples: ReadonlyArray<BlockExample>;
  /** The block before it of which it is another name, and whose examples are its own; null: there is none. */
  readonly sameAs: string | null;
}

/** One heading for each block, and a caption for each example. Blocks that are used inside others only have no examples. */
const partOf = ({ name, examples, sameAs }: ShownBlock): ReadonlyArray<Block> => [
  heading(2, titleOf(name), anchorOf(name)),
  paragraph(`${styleguideTexts.name} <code>${name}</code>. ${fieldsText(examples)}`),
  ...(sameAs === null ? examplesOf(name, examples) : [paragraph(sameAsText(sameAs))]),
];

const examplesOf = (name: string, examples: ReadonlyArray<BlockExample>): ReadonlyArray<Block> =>
  examples.flatMap(({ title, attributes, ...sketched }, i) => [
    paragraph(`<strong>${styleguideTexts.example}</strong> ${title}`),
    wholeBlock({
      ...sketched,
      name,
      attributes: { anchor: `example-${anchorOf(name)}-${i + 1}`, ...attributes },
    }),
  ]);

const sameAsText = (name: string): string =>
  `${styleguideTexts.sameAs} <a href="#${anchorOf(name)}">${titleOf(name)}</a>`;

/** A link to each block, with the name that markup has for it. */
const contents = (names: ReadonlyArray<string>): Block =>
  wholeBlock({
    name: 'core/list',
    innerBlocks: names.map((name) => ({
      name: 'core/list-item',
      attributes: { content: `<a href="#${anchorOf(name)}">${titleOf(name)}</a>, ${name}` },
    })),
  });

/** `acf/video-hero` as a fragment: `acf-video-hero`. */
const anchorOf = (name: string): string => name.replace('/', '-');

/** What editors call a block: `acf/video-hero` is `Video hero`; where WordPress has a block of that name too, ours says so. */
const titleOf = (name: string): string => {
  const [vendor = '', own = ''] = name.split('/');
  const words = own
    .replaceAll('-', ' ')
    .replace(/\b(cta|faq|hvac|html)\b/g, (word) => word.toUpperCase())
    .replace(/^./, (first) => first.toUpperCase());
  return vendor !== 'core' && `core/${own}` in BLOCKS ? `${words} (${vendor})` : words;
};

const fieldsText = (examples: ReadonlyArray<BlockExample>): string => {
  const fields = [...new Set(examples.flatMap(({ attributes = {} }) => fieldsIn(attributes)))];
  return fields.length === 0
    ? styleguideTexts.noFields
    : [styleguideTexts.fields, ...fields.map((field) => `<code>${field}</code>`)].join(' ');
};

/** The fields of the site's own blocks are in `data`. */
const fieldsIn = ({ data, ...others }: Readonly<Record<string, unknown>>): ReadonlyArray<string> => [
  ...(typeof data === 'object' && data !== null ? Object.keys(data) : []),
  ...Object.keys(others),
];

const heading = (level: number, content: string, anchor?: string): Block =>
  wholeBlock({
    name: 'core/heading',
    attributes: { level, content, ...(anchor !== undefined && { anchor }) },
  });

const paragraph = (content: string): Block => wholeBlock({ name: 'core/paragraph', attributes: { content } });
