import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  savedStyle: { source: 'attribute', selector: 'div', attribute: 'style' },
};

/** WordPress's spacer has a height; the site's own (`acf/spacer`) has `data`. */
export const codec = ({ either, maybe, number, oneOf, text }: Kinds) => {
  const size = maybe(either(number, text));
  const side = oneOf(['none', 'ribbon', 'ribbon-low'], 'none');
  return t.strict({
    height: size,
    /** The saved style, with the height of spacers that have no `height`: `height:100px`. */
    savedStyle: maybe(text),
    data: maybe(
      t.strict({
        /** In pixels, on screens below 600 px, below 1024 px, and wider; 0: no spacer. */
        size_mobile: size,
        size_tablet: size,
        size_desktop: size,
        /** The ribbon of air at each side, in the middle (`ribbon`) or at the lower edge (`ribbon-low`). */
        left_class: side,
        right_class: side,
      }),
    ),
  });
};

export type SpacerAttributes = t.TypeOf<ReturnType<typeof codec>>;
