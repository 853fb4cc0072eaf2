import type { Block } from '../../../domain/content/blocks/block.ts';
import type { Fields, Item, Items } from './wordpress-item.ts';

/** The names of ACF fields with images: `image`, `qa_0_icon`, `mobile_image`, `background_image_large`. */
const PICTURE_FIELD = /(image|icon|background|logo|photo|picture|poster)(_(large|medium|small|mobile))?$/i;

/** An image's id as ACF stores it. 1 is a flag, because WordPress's first item is never an image. */
const idOf = (field: string, value: unknown): number | null => {
  if (!PICTURE_FIELD.test(field) || field.startsWith('_')) return null;
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 1 ? id : null;
};

/** Replaces the ids of images in a value. List items count as the list's field. */
const replaced = (field: string, value: unknown, pictureOf: (id: number) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(field, item, pictureOf));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, replaced(name, inner, pictureOf)]),
    );
  const id = idOf(field, value);
  return id === null ? value : (pictureOf(id) ?? value);
};

const withPictures = (
  blocks: ReadonlyArray<Block>,
  pictureOf: (id: number) => unknown,
): ReadonlyArray<Block> =>
  blocks.map(({ attributes, innerBlocks, ...block }) => ({
    ...block,
    attributes: {
      ...attributes,
      ...('data' in attributes && { data: replaced('', attributes['data'], pictureOf) }),
    },
    innerBlocks: withPictures(innerBlocks, pictureOf),
  }));

/** The distinct ids of the images in blocks, because ACF stores images as ids. */
export const mediaIdsIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<number> => {
  const ids = new Set<number>();
  withPictures(blocks, (id) => void ids.add(id));
  return [...ids];
};

export const MEDIA_FIELDS: Fields = ['id', 'source', 'alt', 'title', 'width', 'height'];

/** A media item in the format of blocks (specification, section 3). */
const mediaOf = ({ id, source, alt = '', title = '', width, height }: Item) => ({
  databaseId: id,
  sourceUrl: source ?? null,
  mediaItemUrl: source ?? null,
  altText: alt,
  title,
  width: width ?? null,
  height: height ?? null,
});

/** Replaces image ids in blocks with media items. Unknown ids stay. */
export const withMedia = (blocks: ReadonlyArray<Block>, media: Items): ReadonlyArray<Block> => {
  const byId = new Map(media.map((item) => [item.id, mediaOf(item)]));
  return withPictures(blocks, (id) => byId.get(id));
};
