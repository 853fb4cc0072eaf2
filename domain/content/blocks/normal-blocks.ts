import { attributesIn } from '../html/written-markup.ts';
import { renderedName, type Block } from './block.ts';
import { hostedVideoAt } from './hosted-video.ts';

/** Blocks that contain other blocks and have no text of their own. */
const CONTAINERS: ReadonlySet<string> = new Set([
  'core/group',
  'core/columns',
  'core/column',
  'core/buttons',
]);

/**
 * Normalizes blocks for rendering: removes page breaks, splits image blocks with several figures, wraps loose text in containers, turns
 * accordions into details and social links into a list.
 */
export const normalBlocks = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> =>
  blocks.flatMap((block) => {
    const rewrite = REWRITTEN.get(block.name);
    if (rewrite !== undefined) return rewrite(block);
    if (renderedName(block.name) === 'core/image') return pictures(block);
    if (HTML.has(renderedName(block.name))) return withVideos(block);
    return [CONTAINERS.has(block.name) ? withOwnText(block) : block];
  });

const made = (name: string, parts: Partial<Block>): Block => ({
  ...{ name, attributes: {}, innerBlocks: [], originalContent: '' },
  ...parts,
});

const TAGS = /<[^>]*>/g;
const WRAPPER = /^\s*<(div|section|main|article|aside|header|footer)(?:\s[^>]*)?>([^]*)<\/\1>\s*$/;

/** The position of the text among the inner blocks isn't saved, so it comes first. */
const withOwnText = (block: Block): Block => {
  const { originalContent, innerBlocks } = block;
  if (originalContent.replace(TAGS, '').trim() === '') return block;
  return {
    ...block,
    innerBlocks: [made('core/freeform', { originalContent: unwrapped(originalContent) }), ...innerBlocks],
  };
};

/** The html inside its outer element; unchanged when it has several: `<div>A</div><div>B</div>`. */
const unwrapped = (html: string): string => {
  const [, name = '', inner = html] = WRAPPER.exec(html) ?? [];
  const open = [...inner.matchAll(new RegExp(`<(/?)${name}(?=[\\s>])`, 'g'))].reduce(
    (depth, [, slash]) => (depth < 0 ? depth : depth + (slash === '' ? 1 : -1)),
    0,
  );
  return open < 0 ? html : inner;
};

const FIGURES = /<figure[\s>][^]*?<\/figure>/g;

/** Blocks whose html may contain a pasted player. */
const HTML: ReadonlySet<string> = new Set(['core/html', 'core/freeform', 'core/paragraph']);
const FRAME = /<iframe\s[^>]*>(?:\s*<\/iframe>)?/gi;

/** Splits html at the players of known hosts. The site's own player contacts the host only on use. */
const withVideos = (block: Block): ReadonlyArray<Block> => {
  const { content } = block.attributes;
  const isGiven = typeof content === 'string' && content !== '';
  const html = isGiven ? content : block.originalContent;
  const isParagraph = renderedName(block.name) === 'core/paragraph';
  const parts: Block[] = [];
  let from = 0;
  const addHtml = (until: number): void => {
    // Splitting a paragraph leaves unpaired tags.
    const part = html.slice(from, until).replace(isParagraph ? /<\/?p(?:\s[^>]*)?>/gi : '', '');
    if (part.replace(TAGS, '').trim() === '' && !/<(?:img|hr|iframe)\b/i.test(part)) return;
    parts.push({
      ...block,
      ...(isGiven ? { attributes: { ...block.attributes, content: part } } : { originalContent: part }),
    });
  };
  for (const { 0: frame, index } of html.matchAll(FRAME)) {
    const { src = '', title } = attributesIn(frame);
    if (hostedVideoAt(src) === null) continue;
    addHtml(index);
    parts.push(made('core/embed', { attributes: { url: src, captionText: title } }));
    from = index + frame.length;
  }
  if (parts.length === 0) return [block];
  addHtml(html.length);
  return parts;
};

/** The block's attributes belong to its first picture. */
const pictures = (block: Block): ReadonlyArray<Block> => {
  const [first, ...others] = block.originalContent.match(FIGURES) ?? [];
  if (first === undefined || others.length === 0) return [block];
  return [
    { ...block, originalContent: first },
    ...others.map((originalContent) => made(block.name, { originalContent })),
  ];
};

/** The plus sign that WordPress saves in the headings of accordions. */
const ICON = /<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g;

const detailsOf = (item: Block): Block => {
  const heading = item.innerBlocks.find(({ name }) => name === 'core/accordion-heading');
  const others = item.innerBlocks.filter((inner) => inner !== heading);
  return made('core/details', {
    attributes: {
      summary: heading?.originalContent.replace(ICON, '').replace(TAGS, '').trim() ?? '',
      showContent: item.attributes['openByDefault'] === true,
    },
    innerBlocks: others.flatMap((panel) =>
      panel.name === 'core/accordion-panel' ? panel.innerBlocks : [panel],
    ),
  });
};

/** Tabs need scripts, so they become details. */
const detailsOfTab = (tab: Block, place: number): Block => {
  const { label, title } = tab.attributes;
  const summary = [label, title].find((name) => typeof name === 'string' && name !== '');
  return made('core/details', {
    attributes: { summary, showContent: place === 0 },
    innerBlocks: tab.innerBlocks,
  });
};

/** Names of networks that differ from their WordPress ids. */
const NETWORKS: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    ...{ chain: 'Link', feed: 'RSS', fivehundredpx: '500px', deviantart: 'DeviantArt', github: 'GitHub' },
    ...{ lastfm: 'Last.fm', linkedin: 'LinkedIn', soundcloud: 'SoundCloud', tiktok: 'TikTok', vk: 'VK' },
    ...{ whatsapp: 'WhatsApp', wordpress: 'WordPress', youtube: 'YouTube' },
  }),
);

const networkName = (service: unknown): string | null =>
  typeof service === 'string' && service !== ''
    ? (NETWORKS.get(service) ?? service.charAt(0).toUpperCase() + service.slice(1))
    : null;

/** Links are named by their label, or else by their network. */
const listOfLinks = ({ innerBlocks }: Block): Block =>
  made('core/list', {
    innerBlocks: innerBlocks.flatMap(({ attributes: { url, label, service } }) => {
      const name = typeof label === 'string' && label !== '' ? label : networkName(service);
      if (typeof url !== 'string' || name === null) return [];
      const nodes = { type: 'a', attributes: { href: url }, children: [name] };
      return [made('core/list-item', { attributes: { content: [nodes] } })];
    }),
  });

/** Rewrites of blocks. Page breaks are removed. */
const REWRITTEN: ReadonlyMap<string, (block: Block) => ReadonlyArray<Block>> = new Map([
  ['core/more', () => []],
  ['core/nextpage', () => []],
  ['core/accordion', ({ innerBlocks }: Block) => innerBlocks.map(detailsOf)],
  ['core/tabs', ({ innerBlocks }: Block) => innerBlocks.map(detailsOfTab)],
  ['core/social-links', (block: Block) => [listOfLinks(block)]],
]);

/** Inner blocks that are rewritten with their parent. */
const PARTS = /^core\/(?:accordion-|tab$|social-link$)/;

/** Whether blocks with this name are rewritten before rendering. */
export const isRewritten = (name: string): boolean => REWRITTEN.has(name) || PARTS.test(name);
