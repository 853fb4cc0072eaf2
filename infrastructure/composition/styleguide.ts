import { join } from 'node:path';
import { styleguideTexts as texts } from '../../application/visitor/read-page/styleguide-texts.ts';
import {
  TRANSLATIONS_PATH,
  translationsTexts,
} from '../../application/visitor/read-page/translations-texts.ts';
import type { Block } from '../../domain/content/blocks/block.ts';
import { BLOCK_PURPOSES, type BlockPurpose } from '../../domain/content/blocks/block-purpose.ts';
import { heading, list, paragraph } from '../../domain/content/blocks/core-blocks.ts';
import { wholeBlock } from '../../domain/content/blocks/sketched-block.ts';
import type { ContentPage } from '../../domain/content/content-page.ts';
import type { SearchEntry } from '../../domain/search/search-hit.ts';
import {
  isCopyable,
  readExamples,
  type BlockExample,
  type SourcesOf,
} from '../content/blocks/block-examples.ts';
import { escapeHtml } from '../../domain/content/html/escape-html.ts';
import type { BlockDefinitions } from '../../ui/blocks/load-definitions.ts';
import { folderOf } from '../../ui/blocks/registry.ts';
import { blockFields, type BlockField } from './block-fields.ts';
import { drawingCatalogue } from './drawing-catalogue.ts';
import {
  anchorOf,
  blockAddress,
  groupPath,
  STYLEGUIDE_PATH,
  titleOf,
  type ShownBlock,
} from './shown-block.ts';

/** The pages that show every block, themselves made of blocks, and their search entries. */
export interface Styleguide {
  readonly pages: ReadonlyArray<ContentPage>;
  readonly entries: ReadonlyArray<SearchEntry>;
}

/** `blockFolders` is the folder of the blocks' folders. */
export const styleguide = async (
  definitions: BlockDefinitions,
  blockFolders: string,
): Promise<Styleguide> => {
  const blocks = await shownBlocks(definitions, blockFolders);
  const groups = BLOCK_PURPOSES.map((purpose) => ({
    purpose,
    blocks: blocks.filter(({ definition }) => definition.purpose === purpose),
  }));
  const sourcesOf: SourcesOf = (name) => definitions.get(name)?.sources ?? {};
  return {
    pages: [everyBlock(groups), ...groups.map((group) => groupPage(group, sourcesOf))],
    entries: blocks.map((block) => ({
      path: blockAddress(block),
      title: block.title,
      kind: 'block',
      headings: [block.name, ...blockFields(block.name, block.definition).map(({ name }) => name)].join(' '),
      text: entryText(block),
    })),
  };
};

/** Every block with its definition and examples. Blocks that are only used inside others have no examples. */
const shownBlocks = async (
  definitions: BlockDefinitions,
  blockFolders: string,
): Promise<ReadonlyArray<ShownBlock>> =>
  Promise.all(
    [...definitions].map(async ([name, definition], i, all) => ({
      name,
      definition,
      title: titleOf(name),
      examples: await readExamples(join(blockFolders, folderOf(name))),
      sameAs: all.slice(0, i).find(([before]) => folderOf(before) === folderOf(name))?.[0] ?? null,
    })),
  );

interface Group {
  readonly purpose: BlockPurpose;
  readonly blocks: ReadonlyArray<ShownBlock>;
}

const page = (path: string, title: string, blocks: ReadonlyArray<Block>): ContentPage => ({
  path,
  title,
  blocks,
  locale: 'en_US',
  description: texts.description,
  isListed: false,
});

/** The page with the examples of every block (contract, section 4), by group. */
const everyBlock = (groups: ReadonlyArray<Group>): ContentPage =>
  page(STYLEGUIDE_PATH, texts.heading, [
    heading(1, texts.heading),
    paragraph(texts.lead),
    search,
    heading(2, texts.contents),
    list(
      groups.map(
        ({ purpose, blocks }) =>
          `${link(groupPath(purpose), texts.purposes[purpose].title)}: ${names(blocks)}`,
      ),
    ),
    paragraph(`${texts.translations} ${link(TRANSLATIONS_PATH, translationsTexts.title)}`),
    ...groups.flatMap(({ purpose, blocks }) => [
      heading(2, texts.purposes[purpose].title, `group-${purpose}`),
      paragraph(texts.purposes[purpose].lead),
      ...blocks
        .filter(({ examples }) => examples.length > 0)
        .flatMap((block) => [
          heading(3, block.title, anchorOf(block.name)),
          paragraph(`${nameText(block)} ${link(blockAddress(block), texts.fieldsAndMarkup)}`),
          ...(block.sameAs === null
            ? block.examples.flatMap((example, i) => shown(block, example, i))
            : [paragraph(`${texts.sameAs} ${link(`#${anchorOf(block.sameAs)}`, block.sameAs)}`)]),
        ]),
    ]),
    ...drawingCatalogue(),
  ]);

/** The page of a group, with its blocks' fields and markup. */
const groupPage = ({ purpose, blocks }: Group, sourcesOf: SourcesOf): ContentPage => {
  const { title, lead } = texts.purposes[purpose];
  return page(groupPath(purpose), texts.groupHeading(title), [
    heading(1, texts.groupHeading(title)),
    paragraph(`${lead} ${link(STYLEGUIDE_PATH, texts.heading)}`),
    search,
    heading(2, texts.contents),
    list(blocks.map(({ name, title: own }) => `${link(`#${anchorOf(name)}`, own)}, ${name}`)),
    ...blocks.flatMap((block) => [
      heading(2, block.title, anchorOf(block.name)),
      paragraph(nameText(block)),
      ...fieldsTable(block),
      ...(block.sameAs === null
        ? block.examples.flatMap((example, i) => [
            ...shown(block, example, i),
            ...copyable(example, sourcesOf),
          ])
        : [paragraph(`${texts.sameAs} ${link(`#${anchorOf(block.sameAs)}`, block.sameAs)}`)]),
    ]),
  ]);
};

/** An example with its caption. */
const shown = ({ name }: ShownBlock, { title, block }: BlockExample, i: number) => [
  paragraph(`<strong>${texts.example}</strong> ${title}`),
  { ...block, attributes: { anchor: `example-${anchorOf(name)}-${i + 1}`, ...block.attributes } },
];

/** The markup of an example, if WordPress would write the same today. */
const copyable = ({ block, markup }: BlockExample, sourcesOf: SourcesOf): ReadonlyArray<Block> =>
  isCopyable(block, sourcesOf)
    ? [
        wholeBlock({
          name: 'core/details',
          attributes: { summary: texts.markup },
          innerBlocks: [
            { name: 'core/paragraph', attributes: { content: texts.markupHint } },
            {
              name: 'core/code',
              attributes: { content: escapeHtml(markup), className: 'is-style-copy' },
            },
          ],
        }),
      ]
    : [];

const fieldsTable = ({ name, title, definition }: ShownBlock): ReadonlyArray<Block> => {
  const fields = blockFields(name, definition);
  if (fields.length === 0) return [paragraph(texts.noFields)];
  const { field, kind, presence, missing } = texts.columns;
  return [
    wholeBlock({
      name: 'core/table',
      attributes: {
        caption: texts.fieldsOf(title),
        head: [{ cells: [field, kind, presence, missing].map((content) => ({ content, tag: 'th' })) }],
        body: fields.map((each) => ({
          cells: [
            { content: `<code>${each.name}</code>`, tag: 'th', scope: 'row' },
            ...fieldCells(each).map((content) => ({ content, tag: 'td' })),
          ],
        })),
      },
    }),
  ];
};

const fieldCells = ({ kind, presence, missing }: BlockField): ReadonlyArray<string> => [
  kind,
  texts.presence[presence],
  missing,
];

const entryText = ({ name, definition }: ShownBlock): string =>
  [
    `${texts.purposes[definition.purpose].title}. ${texts.name} ${name}.`,
    ...blockFields(name, definition).map((field) => `${field.name}: ${field.kind}.`),
  ].join(' ');

const nameText = ({ name }: ShownBlock): string => `${texts.name} <code>${name}</code>.`;

const names = (blocks: ReadonlyArray<ShownBlock>): string => blocks.map(({ title }) => title).join(', ');

const link = (href: string, words: string): string => `<a href="${href}">${words}</a>`;

/** Searches blocks by name and field, without a script. */
const search = wholeBlock({
  name: 'core/search',
  attributes: { label: texts.search, query: { kind: 'block' } },
});
