import { renderedName, type Block } from './block.ts';

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
    const rewrite = REWRITTEN.get(block.name);
    if (rewrite !== undefined) return rewrite(block);
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

/** Networks whose names WordPress does not write as they do. */
const NETWORKS: Readonly<Record<string, string>> = {
  ...{ chain: 'Link', feed: 'RSS', fivehundredpx: '500px', deviantart: 'DeviantArt', github: 'GitHub' },
  ...{ lastfm: 'Last.fm', linkedin: 'LinkedIn', soundcloud: 'SoundCloud', tiktok: 'TikTok', vk: 'VK' },
  ...{ whatsapp: 'WhatsApp', wordpress: 'WordPress', youtube: 'YouTube' },
};

const networkName = (service: unknown): string | null =>
  typeof service === 'string' && service !== ''
    ? (NETWORKS[service] ?? service.charAt(0).toUpperCase() + service.slice(1))
    : null;

/** Links are named by their label, else by their network. */
const listOfLinks = ({ innerBlocks }: Block): Block =>
  made('core/list', {
    innerBlocks: innerBlocks.flatMap(({ attributes: { url, label, service } }) => {
      const name = typeof label === 'string' && label !== '' ? label : networkName(service);
      if (typeof url !== 'string' || name === null) return [];
      const nodes = { type: 'a', attributes: { href: url }, children: [name] };
      return [made('core/list-item', { attributes: { content: [nodes] } })];
    }),
  });

/** Blocks that become others. Where WordPress cuts a text for its own lists and pages, nothing is shown. */
const REWRITTEN: ReadonlyMap<string, (block: Block) => ReadonlyArray<Block>> = new Map([
  ['core/more', () => []],
  ['core/nextpage', () => []],
  ['core/accordion', ({ innerBlocks }: Block) => innerBlocks.map(detailsOf)],
  ['core/social-links', (block: Block) => [listOfLinks(block)]],
]);

/** What is written in them, and is read with them. */
const PARTS = /^core\/(?:accordion-|social-link$)/;

/** Whether blocks of a name become others before they are rendered. */
export const isRewritten = (name: string): boolean => REWRITTEN.has(name) || PARTS.test(name);
