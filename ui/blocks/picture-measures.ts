/** The width and height of a picture, in pixels. */
export interface PictureMeasures {
  readonly width: number;
  readonly height: number;
}

/** The sources of the dimensions: the editor's values (`300`, `'300px'`), the media library, and the file's name. */
export interface KnownMeasures {
  readonly width: string | number | null;
  readonly height: string | number | null;
  readonly media: { readonly src: string; readonly width: number | null; readonly height: number | null };
  /** The name of the chosen size: `large`, `600x600`. */
  readonly sizeSlug: string | null;
}

const NAMED = /(?:^|-)(\d{2,4})x(\d{2,4})(?:\.[a-z\d]+)?(?:[?#].*)?$/i;

/**
 * The rendered dimensions of a picture, which prevent layout shifts while it loads; null: unknown. If the editor wrote only one
 * dimension, the other follows the file's proportions. Resized files have their size in their name (`furnace-600x600.png`), as do
 * the sizes of product pictures (specification, section 9).
 */
export const pictureMeasures = ({
  width,
  height,
  media,
  sizeSlug,
}: KnownMeasures): PictureMeasures | null => {
  const [w, h] = [lengthOf(width), lengthOf(height)];
  if (w !== null && h !== null) return { width: w, height: h };
  const own = named(media.src) ?? ownOf(media) ?? named(sizeSlug ?? '');
  if (own === null || (w === null && h === null)) return own;
  const scale = w === null ? (h ?? own.height) / own.height : w / own.width;
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
};

const lengthOf = (written: string | number | null): number | null => {
  const size = Number(
    String(written ?? '')
      .replace(/px$/, '')
      .trim() || NaN,
  );
  return Number.isFinite(size) && size >= 1 ? Math.round(size) : null;
};

const named = (name: string): PictureMeasures | null => {
  const [, width, height] = NAMED.exec(name) ?? [];
  return width === undefined || height === undefined
    ? null
    : { width: Number(width), height: Number(height) };
};

const ownOf = ({ width, height }: KnownMeasures['media']): PictureMeasures | null =>
  width === null || height === null || width < 1 || height < 1 ? null : { width, height };
