import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ text, maybe, oneOf, flag, media }: Kinds) =>
  t.strict({
    data: t.strict({
      /** The home page's hero, the top of a page, only the box, or a card next to the text of a page without a hero. */
      look: oneOf(['hero', 'head', 'box', 'aside'], 'box'),
      /** The results that the `box` variant opens. */
      leads_to: oneOf(['dealers', 'rebates'], 'dealers'),
      eyebrow: maybe(text),
      heading: maybe(text),
      description: maybe(text),
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      image: maybe(media),
      /** Whether to offer the device's location. */
      my_location: flag,
      /** Whether to show a phone number below the box. */
      show_phone: flag,
    }),
  });

export type ZipSearchAttributes = t.TypeOf<ReturnType<typeof codec>>;
