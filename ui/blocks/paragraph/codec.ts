import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  content: { source: 'html', selector: 'p', joint: '<br>' },
};

export const codec = ({ inline, maybe, oneOf, surface }: Kinds) =>
  t.strict({
    content: maybe(inline),
    align: oneOf(['left', 'center', 'right'], 'left'),
    textColor: maybe(surface),
  });

export type ParagraphAttributes = t.TypeOf<ReturnType<typeof codec>>;
