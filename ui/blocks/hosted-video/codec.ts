import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ expected, video, html, maybe, media, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      video_embed_link: expected(video),
      video_title: maybe(text),
      sup_title: maybe(text),
      video_block_title: maybe(text),
      heading_tag: oneOf(['h2', 'h3'], 'h2'),
      video_block_description: maybe(html),
      /** Shown behind the play button. */
      poster: maybe(media),
    }),
  });

export type HostedVideoAttributes = t.TypeOf<ReturnType<typeof codec>>;
