import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  className: { source: 'attribute', selector: 'hr', attribute: 'class' },
};

export const codec = ({ maybe, text }: Kinds) =>
  t.strict({
    /** Selects the variant: `is-style-ribbon`, `is-style-wide`, `is-style-dots`, else a short line. */
    className: maybe(text),
  });

export type SeparatorAttributes = t.TypeOf<ReturnType<typeof codec>>;
