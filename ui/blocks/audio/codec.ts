import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  src: { source: 'attribute', selector: 'audio', attribute: 'src' },
  loop: { source: 'attribute', selector: 'audio', attribute: 'loop' },
  caption: { source: 'html', selector: 'figcaption' },
};

export const codec = ({ flag, inline, maybe, media }: Kinds) =>
  t.strict({
    /** Null: the file is missing; only the caption is shown. */
    src: maybe(media),
    loop: flag,
    caption: maybe(inline),
  });

export type AudioAttributes = t.TypeOf<ReturnType<typeof codec>>;
