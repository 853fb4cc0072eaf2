import { renderedName, type Block } from './block.ts';

/** Where WordPress cuts a text for its own lists and pages: they say nothing themselves. */
const CUTS: ReadonlySet<string> = new Set(['core/more', 'core/nextpage']);

/** Blocks that hold others, and show no text of their own. */
const CONTAINERS: ReadonlySet<string> = new Set([
  'core/group',
  'core/columns',
  'core/column',
  'core/buttons',
]);

/**
 * Blocks as they are rendered, however they were written: without cuts; a picture for each figure; the text that is directly
 * in a container as a block of it; accordions as details, links to social networks as a list.
 */
export const normalBlocks = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> =>
  blocks.flatMap((block) => {
    if (CUTS.has(block.name)) return [];
    if (block.name === 'core/accordion') return block.innerBlocks.map(detailsOf);
    if (block.name === 'core/social-links') return [listOfLinks(block)];
    if (renderedName(block.name) === 'core/image') return pictures(block);
    return [CONTAINERS.has(block.name) ? withOwnText(block) : block];
  });

const made = (name: string, parts: Partial<Block>): Block => ({
  ...{ name, attributes: {}, innerBlocks: [], originalContent: '' },
  ...parts,
});

const TAGS = /<[^>]*>/g;
const WRAPPER = /^\s*<(div|section|main|article|aside|header|footer)(?:\s[^>]*)?>([^]*)<\/\1>\s*$/;

/** Where the text stood among the inner blocks is not saved: it comes first. */
const withOwnText = (block: Block): Block => {
  const { originalContent, innerBlocks } = block;
  if (originalContent.replace(TAGS, '').trim() === '') return block;
  const html = WRAPPER.exec(originalContent)?.[2] ?? originalContent;
  return { ...block, innerBlocks: [made('core/freeform', { originalContent: html }), ...innerBlocks] };
};

const FIGURES = /<figure[\s>][^]*?<\/figure>/g;

/** The attributes of the block are those of its first picture. */
const pictures = (block: Block): ReadonlyArray<Block> => {
  const [first, ...others] = block.originalContent.match(FIGURES) ?? [];
  if (first === undefined || others.length === 0) return [block];
  return [
    { ...block, originalContent: first },
    ...others.map((originalContent) => made(block.name, { originalContent })),
  ];
};

const detailsOf = (item: Block): Block => {
  const heading = item.innerBlocks.find(({ name }) => name === 'core/accordion-heading');
  const others = item.innerBlocks.filter((inner) => inner !== heading);
  return made('core/details', {
    attributes: {
      summary: heading?.originalContent.replace(TAGS, '').trim() ?? '',
      showContent: item.attributes['openByDefault'] === true,
    },
    innerBlocks: others.flatMap((panel) =>
      panel.name === 'core/accordion-panel' ? panel.innerBlocks : [panel],
    ),
  });
};

/** Links are named by their label, else by their network. */
const listOfLinks = ({ innerBlocks }: Block): Block =>
  made('core/list', {
    innerBlocks: innerBlocks.flatMap(({ attributes: { url, label, service } }) => {
      const [text] = [label, service].filter((name) => typeof name === 'string' && name !== '');
      if (typeof url !== 'string' || text === undefined) return [];
      const nodes = { type: 'a', attributes: { href: url }, children: [text] };
      return [made('core/list-item', { attributes: { content: [nodes] } })];
    }),
  });
