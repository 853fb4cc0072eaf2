import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  src: { source: 'attribute', selector: 'video', attribute: 'src' },
  poster: { source: 'attribute', selector: 'video', attribute: 'poster' },
  loopTag: { source: 'tag', selector: 'video[loop]' },
  mutedTag: { source: 'tag', selector: 'video[muted]' },
  caption: { source: 'html', selector: 'figcaption' },
  tracks: {
    source: 'query',
    selector: 'track',
    query: {
      src: { source: 'attribute', selector: 'track', attribute: 'src' },
      kind: { source: 'attribute', selector: 'track', attribute: 'kind' },
      srcLang: { source: 'attribute', selector: 'track', attribute: 'srclang' },
      label: { source: 'attribute', selector: 'track', attribute: 'label' },
    },
  },
};

export const codec = ({ expected, flag, inline, listOf, maybe, media, oneOf, text }: Kinds) =>
  t.strict({
    src: expected(media),
    poster: maybe(media),
    loop: flag,
    muted: flag,
    /** Set if the saved html has the attribute. */
    loopTag: maybe(text),
    mutedTag: maybe(text),
    caption: maybe(inline),
    tracks: listOf(
      t.strict({
        src: media,
        kind: oneOf(['captions', 'subtitles', 'descriptions', 'chapters'], 'captions'),
        srcLang: maybe(text),
        label: maybe(text),
      }),
    ),
  });

export type VideoAttributes = t.TypeOf<ReturnType<typeof codec>>;
