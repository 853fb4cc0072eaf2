import type { Block } from '../../../domain/content/blocks/block.ts';
import type { WordPressMedia } from './wordpress-media-wire.ts';

/** The fields of the site's own blocks that hold pictures: `image`, `qa_0_icon`, `mobile_image`, `background_image_large`. */
const PICTURE_FIELD = /(image|icon|background|logo|photo|picture|poster)(_(large|medium|small|mobile))?$/i;

/** An id of a picture as ACF stores it. 1 is a flag: WordPress's first item is never a picture. */
const idOf = (field: string, value: unknown): number | null => {
  if (!PICTURE_FIELD.test(field) || field.startsWith('_')) return null;
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 1 ? id : null;
};

/** Rewrites each field of the site's own blocks, at whatever depth. */
const rewritten = (
  field: string,
  value: unknown,
  rewrite: (field: string, value: unknown) => unknown,
): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => rewritten(field, item, rewrite));
  if (typeof value !== 'object' || value === null) return rewrite(field, value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, rewritten(name, inner, rewrite)]),
  );
};

const withFields = (block: Block, rewrite: (field: string, value: unknown) => unknown): Block => {
  const innerBlocks = block.innerBlocks.map((inner) => withFields(inner, rewrite));
  const { data } = block.attributes;
  if (typeof data !== 'object' || data === null) return { ...block, innerBlocks };
  return { ...block, innerBlocks, attributes: { ...block.attributes, data: rewritten('', data, rewrite) } };
};

/** The ids of the pictures that blocks hold, each once: ACF stores pictures as ids. */
export const mediaIdsIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<number> => {
  const ids = new Set<number>();
  const collect = (field: string, value: unknown): unknown => {
    const id = idOf(field, value);
    if (id !== null) ids.add(id);
    return value;
  };
  for (const block of blocks) withFields(block, collect);
  return [...ids];
};

/** Blocks with their pictures in the place of the ids; an id of which nothing is known stays. */
export const withMedia = (
  blocks: ReadonlyArray<Block>,
  media: ReadonlyArray<WordPressMedia>,
): ReadonlyArray<Block> => {
  const byId = new Map(media.map((item) => [item.databaseId, item]));
  const replace = (field: string, value: unknown): unknown => byId.get(idOf(field, value) ?? 0) ?? value;
  return blocks.map((block) => withFields(block, replace));
};
