import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ text, maybe, oneOf, flag, media }: Kinds) =>
  t.strict({
    data: t.strict({
      /** The first view of the first page, the head of a page, or the box alone. */
      look: oneOf(['hero', 'head', 'box'], 'box'),
      /** What the box alone leads to. */
      leads_to: oneOf(['dealers', 'rebates'], 'dealers'),
      eyebrow: maybe(text),
      heading: maybe(text),
      description: maybe(text),
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      image: maybe(media),
      /** Whether the device may be asked where it is. */
      my_location: flag,
      /** Whether the number to call instead is below the box. */
      show_phone: flag,
    }),
  });

export type ZipSearchAttributes = t.TypeOf<ReturnType<typeof codec>>;
