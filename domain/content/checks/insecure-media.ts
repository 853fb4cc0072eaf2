import type { Block } from '../blocks/block.ts';
import type { ContentFault } from './content-fault.ts';
import { writtenTags } from '../html/written-markup.ts';
import { everyBlock, writtenTexts, type WrittenText } from '../html/written-values.ts';

/** Names of media fields. `LINK_FIELD` excludes links that are nested in them. */
const MEDIA_FIELD = /src|poster|image|img|icon|picture|photo|logo|media|video|source|background/i;
const LINK_FIELD = /(?:href|link)$/i;
const MEDIA_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|mp4|webm|ogv|mp3|vtt)(?:[?#]|$)/i;

/** Core blocks whose `url` is a picture, video or audio file. */
const MEDIA_BLOCKS: ReadonlySet<string> = new Set(
  ['image', 'cover', 'video', 'audio', 'gallery', 'media-text'].map((name) => `core/${name}`),
);

/** Html attributes that load a resource. */
const FETCHING = ['src', 'srcset', 'poster'];

const insecureIn = (text: string): ReadonlyArray<string> => text.match(/\bhttp:\/\/[^\s,]+/gi) ?? [];

const isMedia = (name: string, { at, text }: WrittenText): boolean =>
  !LINK_FIELD.test(at) &&
  (MEDIA_FIELD.test(at) || MEDIA_FILE.test(text) || (MEDIA_BLOCKS.has(name) && /(?:^|\.)url$/.test(at)));

const insecureAt = (name: string, written: WrittenText): ReadonlyArray<string> => {
  const { text } = written;
  if (text.includes('<'))
    return writtenTags(text).flatMap(({ attributes }) =>
      FETCHING.flatMap((fetching) => insecureIn(attributes[fetching] ?? '')),
    );
  return /^\s*http:\/\//i.test(text) && isMedia(name, written) ? insecureIn(text) : [];
};

/** Media with `http:` addresses. They are rendered with `https:` (specification, section 5), but the content should be fixed. */
export const insecureMedia = (blocks: ReadonlyArray<Block>): ReadonlyArray<ContentFault> =>
  everyBlock(blocks).flatMap((block) =>
    writtenTexts(block).flatMap((written) =>
      [...new Set(insecureAt(block.name, written))].map(
        (address) => ({ _tag: 'InsecureMedia', name: block.name, at: written.at, address }) as const,
      ),
    ),
  );
