import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  savedStyle: { source: 'attribute', selector: 'div', attribute: 'style' },
};

/** WordPress's own spacer has a height; the site's own (`acf/spacer`) has `data`. */
export const codec = ({ either, maybe, number, oneOf, text }: Kinds) => {
  const size = maybe(either(number, text));
  const side = oneOf(['none', 'ribbon', 'ribbon-low'], 'none');
  return t.strict({
    height: size,
    /** Holds the height of saved spacers that do not say it: `height:100px`. */
    savedStyle: maybe(text),
    data: maybe(
      t.strict({
        /** In pixels, below 600, below 1024 and from there on; 0: none. */
        size_mobile: size,
        size_tablet: size,
        size_desktop: size,
        /** What flows at its sides: the ribbon of air in the middle of its height (`ribbon`) or at its lower edge (`ribbon-low`). */
        left_class: side,
        right_class: side,
      }),
    ),
  });
};

export type SpacerAttributes = t.TypeOf<ReturnType<typeof codec>>;
