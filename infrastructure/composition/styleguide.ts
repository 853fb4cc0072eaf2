import { styleguideTexts } from '../../application/visitor/read-page/styleguide-texts.ts';
import type { Block } from '../../domain/content/block.ts';
import { wholeBlock, type BlockExample } from '../../domain/content/block-example.ts';
import type { ContentPage } from '../../domain/content/content-page.ts';
import { BLOCKS } from '../../ui/blocks/registry.ts';
import { drawingCatalogue } from './drawing-catalogue.ts';

const STYLEGUIDE_PATH = '/styleguide/';

/** The page that shows every block with its name, its fields and its examples: made of blocks as any other. */
export const styleguide = async (): Promise<ContentPage> => {
  const parts = await Promise.all(
    Object.entries(BLOCKS).map(async ([name, { folder }]) => partOf(name, await examplesIn(folder))),
  );
  return {
    path: STYLEGUIDE_PATH,
    locale: 'en_US',
    title: styleguideTexts.heading,
    description: styleguideTexts.description,
    isListed: false,
    blocks: [
      heading(1, styleguideTexts.heading),
      paragraph(styleguideTexts.lead),
      ...parts.flat(),
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

/** Blocks that stand in others alone have no examples of their own. */
const partOf = (name: string, examples: ReadonlyArray<BlockExample>): ReadonlyArray<Block> =>
  examples.length === 0
    ? []
    : [
        heading(2, name),
        paragraph(fieldsText(examples)),
        ...examples.flatMap(({ title, ...sketched }) => [
          heading(3, title),
          wholeBlock({ ...sketched, name }),
        ]),
      ];

const fieldsText = (examples: ReadonlyArray<BlockExample>): string => {
  const fields = [...new Set(examples.flatMap(({ attributes = {} }) => fieldsIn(attributes)))];
  return fields.length === 0
    ? styleguideTexts.noFields
    : [styleguideTexts.fields, ...fields.map((field) => `<code>${field}</code>`)].join(' ');
};

/** The fields of the site's own blocks stand in `data`. */
const fieldsIn = ({ data, ...others }: Readonly<Record<string, unknown>>): ReadonlyArray<string> => [
  ...(typeof data === 'object' && data !== null ? Object.keys(data) : []),
  ...Object.keys(others),
];

const heading = (level: number, content: string): Block =>
  wholeBlock({ name: 'core/heading', attributes: { level, content } });

const paragraph = (content: string): Block => wholeBlock({ name: 'core/paragraph', attributes: { content } });
