import type { Media } from '../../../domain/content/blocks/media.ts';

/** The part of the page that a picture fills, or its own width in pixels. */
export type PictureRoom = 'backdrop' | 'page' | 'content' | 'half' | 'third' | number;

/** For browsers that do not measure pictures themselves. On phones, every picture fills the screen. */
const SIZES: Readonly<Record<Exclude<PictureRoom, number>, string>> = {
  // It also fills the height of its text, so it is cropped on phones.
  backdrop: '(min-width: 960px) 100vw, 960px',
  page: '100vw',
  content: '(min-width: 1260px) 1212px, 100vw',
  half: '(min-width: 1260px) 582px, (min-width: 769px) 50vw, 100vw',
  third: '(min-width: 1260px) 388px, (min-width: 600px) 50vw, 100vw',
};

const sizesOf = (room: PictureRoom): string =>
  typeof room === 'number' ? `(min-width: ${room}px) ${room}px, 100vw` : SIZES[room];

/** The attributes by which browsers choose the width of a picture. Browsers measure lazy pictures themselves (`auto`). */
export const sourcesOf = (
  srcset: Media['srcset'] | null,
  room: PictureRoom,
  isFirst = false,
): { readonly srcSet?: string; readonly sizes?: string } => {
  if (srcset === undefined || srcset === null) return {};
  return { srcSet: srcset, sizes: `${isFirst || room === 'backdrop' ? '' : 'auto, '}${sizesOf(room)}` };
};
