import { attributesIn } from '../html/written-markup.ts';
import { renderedName, type Block } from './block.ts';
import { hostedVideoAt } from './hosted-video.ts';

/**
 * Normalizes blocks for rendering: removes page breaks, splits image blocks with several figures, turns accordions into details and
 * social links into a list.
 */
export const normalBlocks = (blocks: ReadonlyArray<Block>): ReadonlyArray<Block> =>
  blocks.flatMap((block) => {
    const rewrite = REWRITTEN.get(block.name);
    if (rewrite !== undefined) return [...rewrite(block), ...ownHtml(block)];
    if (renderedName(block.name) === 'core/image') return pictures(block);
    if (HTML.has(renderedName(block.name))) return withVideos(block);
    return [block];
  });

const made = (name: string, parts: Partial<Block>): Block => ({
  name,
  attributes: {},
  innerBlocks: [],
  originalContent: '',
  ...parts,
});

const TAGS = /<[^>]*>/g;

/** The html of a rewritten block that is not within its inner blocks. */
const ownHtml = ({ originalContent }: Block): ReadonlyArray<Block> =>
  originalContent
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(TAGS, '')
    .trim() === ''
    ? []
    : [made('core/html', { originalContent })];

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
    innerBlocks: [
      ...ownHtml(item),
      ...others.flatMap((panel) =>
        panel.name === 'core/accordion-panel' ? [...ownHtml(panel), ...panel.innerBlocks] : [panel],
      ),
      ...(heading?.innerBlocks ?? []),
    ],
  });
};

/** Rewrites the items of a block. What an editor typed between them stays. */
const itemsOf =
  (name: string, rewrite: (item: Block, place: number) => Block) =>
  ({ innerBlocks }: Block): ReadonlyArray<Block> =>
    innerBlocks.map((inner, place) => (inner.name === name ? rewrite(inner, place) : inner));

/** A block whose plugin is gone. The editor keeps the html that the plugin saved, or only its markup. */
const savedByPlugin = ({ attributes, innerBlocks, originalContent }: Block): ReadonlyArray<Block> => {
  const { originalUndelimitedContent: html, originalContent: markup } = attributes;
  const saved = [html, markup].find((one) => typeof one === 'string' && one.trim() !== '');
  const isSaved = originalContent.trim() === '' && innerBlocks.length === 0 && typeof saved === 'string';
  return isSaved ? [made('core/html', { originalContent: saved })] : innerBlocks;
};

/** Tabs need scripts, so they become details. */
const detailsOfTab = (tab: Block, place: number): Block => {
  const { label, title } = tab.attributes;
  const summary = [label, title].find((name) => typeof name === 'string' && name !== '');
  return made('core/details', {
    attributes: { summary, showContent: place === 0 },
    innerBlocks: [...ownHtml(tab), ...tab.innerBlocks],
  });
};

/** Names of networks that differ from their WordPress ids. */
const NETWORKS: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    chain: 'Link',
    feed: 'RSS',
    fivehundredpx: '500px',
    deviantart: 'DeviantArt',
    github: 'GitHub',
    lastfm: 'Last.fm',
    linkedin: 'LinkedIn',
    soundcloud: 'SoundCloud',
    tiktok: 'TikTok',
    vk: 'VK',
    whatsapp: 'WhatsApp',
    wordpress: 'WordPress',
    youtube: 'YouTube',
  }),
);

const networkName = (service: unknown): string | null =>
  typeof service === 'string' && service !== ''
    ? (NETWORKS.get(service) ?? service.charAt(0).toUpperCase() + service.slice(1))
    : null;

/** The address of a social link. Editors type mail addresses and sites without a scheme, as WordPress allows. */
const socialAddress = (url: string): string => {
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(url)) return url;
  return /^[^\s/@]+@[^\s/@]+$/.test(url) ? `mailto:${url}` : `https://${url}`;
};

/** Links are named by their label, or else by their network. What an editor typed beside them follows. */
const listOfLinks = ({ innerBlocks }: Block): ReadonlyArray<Block> => {
  const isLink = ({ name }: Block): boolean => name === 'core/social-link';
  const items = innerBlocks.filter(isLink).flatMap(({ attributes: { url, label, service } }) => {
    const name = typeof label === 'string' && label !== '' ? label : networkName(service);
    if (typeof url !== 'string' || url === '' || name === null) return [];
    const nodes = { type: 'a', attributes: { href: socialAddress(url) }, children: [name] };
    return [made('core/list-item', { attributes: { content: [nodes] } })];
  });
  return [made('core/list', { innerBlocks: items }), ...innerBlocks.filter((inner) => !isLink(inner))];
};

/** Rewrites of blocks. Page breaks are removed. */
const REWRITTEN: ReadonlyMap<string, (block: Block) => ReadonlyArray<Block>> = new Map([
  ['core/more', ({ innerBlocks }: Block) => innerBlocks],
  ['core/nextpage', ({ innerBlocks }: Block) => innerBlocks],
  ['core/missing', savedByPlugin],
  ['core/accordion', itemsOf('core/accordion-item', detailsOf)],
  ['core/tabs', itemsOf('core/tab', detailsOfTab)],
  ['core/social-links', listOfLinks],
]);

/** Inner blocks that are rewritten with their parent. */
const PARTS = /^core\/(?:accordion-|tab$|social-link$)/;

/** Whether blocks with this name are rewritten before rendering. */
export const isRewritten = (name: string): boolean => REWRITTEN.has(name) || PARTS.test(name);
