import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag, maybe, oneOf, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading: maybe(text),
      heading_tag: oneOf(['h1', 'h2'], 'h2'),
      description: maybe(text),
      /** Whether to hide the slider of other dealers in the confirmation. */
      hide_slider: flag,
    }),
  });

export type RebatesSummaryAttributes = t.TypeOf<ReturnType<typeof codec>>;
