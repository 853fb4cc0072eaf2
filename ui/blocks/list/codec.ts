import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  values: { source: 'html', selector: 'ol,ul', joint: '' },
  tag: { source: 'tag', selector: 'ol,ul' },
};

export const codec = ({ flag, html, maybe, number, oneOf, surface }: Kinds) =>
  t.strict({
    /** The items of older lists as html; newer ones have an inner block per item. */
    values: maybe(html),
    ordered: flag,
    /** Whether a saved list without `ordered` is ordered. */
    tag: oneOf(['ul', 'ol'], 'ul'),
    start: maybe(number),
    reversed: flag,
    textColor: maybe(surface),
  });

export type ListAttributes = t.TypeOf<ReturnType<typeof codec>>;
