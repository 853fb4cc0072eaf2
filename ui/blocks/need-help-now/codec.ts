import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ oneOf }: Kinds) =>
  t.strict({
    data: t.strict({
      /** `page`: the page's language. */
      language: oneOf(['en', 'es', 'fr', 'page'], 'page'),
      /** A full-width row, or the call card. */
      look: oneOf(['banner', 'card'], 'banner'),
      /** Which hours to show: those of the office, or on the customer care page those of customer care. */
      hours: oneOf(['office', 'customer-care'], 'office'),
      heading_tag: oneOf(['h2', 'h3', 'h4'], 'h2'),
    }),
  });

export type NeedHelpNowAttributes = t.TypeOf<ReturnType<typeof codec>>;
