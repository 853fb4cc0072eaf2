import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { decodeAnswer, maybe } from './wordpress-wire-types.ts';

/** A media item as blocks hold it (specification, section 3). */
export interface WordPressMedia {
  readonly databaseId: number;
  readonly sourceUrl: string | null;
  readonly mediaItemUrl: string | null;
  readonly altText: string;
  readonly title: string;
  readonly width: number | null;
  readonly height: number | null;
}

const MediaItem = t.type({
  databaseId: t.number,
  sourceUrl: maybe(t.string),
  mediaItemUrl: maybe(t.string),
  altText: maybe(t.string),
  title: maybe(t.string),
  mediaDetails: maybe(t.type({ width: maybe(t.number), height: maybe(t.number) })),
});

const MediaItems = t.type({ mediaItems: t.type({ nodes: t.array(maybe(MediaItem), 'a list of media') }) });

/** The media items of an answer; left: where it is malformed. */
export const decodeMedia = (body: unknown): E.Either<string, ReadonlyArray<WordPressMedia>> =>
  pipe(
    decodeAnswer(MediaItems, body),
    E.map(({ data }) => data.mediaItems.nodes.flatMap((item) => (item ? [mediaOf(item)] : []))),
  );

const mediaOf = ({ databaseId, mediaDetails, ...item }: t.TypeOf<typeof MediaItem>): WordPressMedia => ({
  databaseId,
  sourceUrl: item.sourceUrl ?? null,
  mediaItemUrl: item.mediaItemUrl ?? null,
  altText: item.altText ?? '',
  title: item.title ?? '',
  width: mediaDetails?.width ?? null,
  height: mediaDetails?.height ?? null,
});
