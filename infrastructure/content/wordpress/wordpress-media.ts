import type { Block } from '../../../domain/content/blocks/block.ts';
import { htmlTokens } from '../../../domain/content/html/html-tokens.ts';
import { attributesIn } from '../../../domain/content/html/written-markup.ts';
import { everyBlock } from '../../../domain/content/html/written-values.ts';
import { escapeHtml } from '../../../domain/content/html/escape-html.ts';
import type { Fields, Item, Items, MediaFile } from './wordpress-item.ts';

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

export const MEDIA_FIELDS: Fields = ['id', 'source', 'alt', 'title', 'width', 'height', 'files'];

/** WordPress's own limit for `srcset`, in pixels. */
const MAX_WIDTH = 2_048;

const isLike = (one: MediaFile, other: MediaFile): boolean =>
  Math.abs((one.width * other.height) / other.width - one.height) <= 1;

/** Addresses in content may differ from the library's in `http` and `https`. */
const isSame = (one: string, other: string): boolean =>
  one.replace(/^https?:/, '') === other.replace(/^https?:/, '');

/** A file of a media item as a page shows it. */
interface ShownFile {
  readonly file: MediaFile;
  /** All files of its proportions, with secure addresses. Null: it is the only one. */
  readonly srcset: string | null;
}

/** The file of a media item at an address. Null: it is another picture. */
const shownFile = (
  { source = '', width = 0, height = 0, files: smaller = [] }: Item,
  src: string,
): ShownFile | null => {
  const files = [...smaller, { address: source, width, height }];
  const shown = files.find(({ address }) => isSame(address, src));
  if (shown === undefined) return null;
  const alike = files.filter((file) => file === shown || (file.width <= MAX_WIDTH && isLike(file, shown)));
  const byWidth = new Map(alike.toSorted((a, b) => a.width - b.width).map((file) => [file.width, file]));
  const sources = [...byWidth.values()].map(
    ({ address, width }) => `${address.replace(/^http:/, 'https:')} ${width}w`,
  );
  return { file: shown, srcset: sources.length < 2 ? null : sources.join(', ') };
};

/** A media item in the format of blocks (specification, section 3). */
const mediaOf = (item: Item) => {
  const { id, source, alt = '', title = '', width, height } = item;
  const srcset = shownFile(item, source ?? '')?.srcset ?? null;
  return {
    databaseId: id,
    sourceUrl: source ?? null,
    mediaItemUrl: source ?? null,
    altText: alt,
    title,
    width: width ?? null,
    height: height ?? null,
    ...(srcset !== null && { srcset }),
  };
};

/** An image of saved html. WordPress writes the id of its media item as a class, `wp-image-12`. */
interface SavedPicture {
  readonly id: number;
  readonly src: string;
}

/** Rewrites the images of html that name their media item and come in one width. */
const rewritten = (html: string, rewrite: (tag: string, picture: SavedPicture) => string): string =>
  !html.includes('wp-image-')
    ? html
    : Array.from(htmlTokens(html), ({ kind, name, text }) => {
        if (kind !== 'opening' || name !== 'img') return text;
        const { class: classes = '', src, srcset } = attributesIn(text);
        const id = /(?:^|\s)wp-image-(\d{1,15})(?!\S)/.exec(classes)?.[1];
        return id === undefined || src === undefined || srcset !== undefined
          ? text
          : rewrite(text, { id: Number(id), src });
      }).join('');

/** The distinct ids of the images in the saved html of blocks. */
export const pictureIdsIn = (blocks: ReadonlyArray<Block>): ReadonlyArray<number> => {
  const ids = new Set<number>();
  for (const { originalContent } of everyBlock(blocks))
    rewritten(originalContent, (tag, { id }) => {
      ids.add(id);
      return tag;
    });
  return [...ids];
};

/** The attributes of a file that its saved tag lacks: WordPress adds them when it renders a page. */
const missingAttributes = (tag: string, { file: { width, height }, srcset }: ShownFile): string => {
  const isMeasured = 'width' in attributesIn(tag) || 'height' in attributesIn(tag) || width < 1 || height < 1;
  return [
    srcset === null ? '' : ` srcset="${escapeHtml(srcset)}"`,
    isMeasured ? '' : ` width="${width}" height="${height}"`,
  ].join('');
};

const withSources = (
  blocks: ReadonlyArray<Block>,
  shownOf: (picture: SavedPicture) => ShownFile | null,
): ReadonlyArray<Block> =>
  blocks.map((block) => ({
    ...block,
    originalContent: rewritten(block.originalContent, (tag, picture) => {
      const shown = shownOf(picture);
      return shown === null ? tag : tag.replace(/^<img/i, `$&${missingAttributes(tag, shown)}`);
    }),
    innerBlocks: withSources(block.innerBlocks, shownOf),
  }));

/** Replaces image ids in blocks with media items, and gives the images of saved html their `srcset` and dimensions. Unknown ids stay. */
export const withMedia = (blocks: ReadonlyArray<Block>, media: Items): ReadonlyArray<Block> => {
  const byId = new Map(media.map((item) => [item.id, item]));
  const shown = withPictures(blocks, (id) => {
    const item = byId.get(id);
    return item && mediaOf(item);
  });
  return withSources(shown, ({ id, src }) => {
    const item = byId.get(id);
    return item === undefined ? null : shownFile(item, src);
  });
};
