import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

const selector = 'h1,h2,h3,h4,h5,h6';

export const sources: AttributeSources = {
  content: { source: 'html', selector, joint: '<br>' },
  tag: { source: 'tag', selector },
};

export const codec = ({ inline, maybe, number, oneOf, surface }: Kinds) =>
  t.strict({
    content: maybe(inline),
    level: maybe(number),
    /** The level of saved headings without a `level`: `h3`. */
    tag: oneOf(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'h2'),
    textAlign: oneOf(['none', 'left', 'center', 'right'], 'none'),
    /** Older headings have this in place of `textAlign`. */
    align: oneOf(['none', 'left', 'center', 'right'], 'none'),
    textColor: maybe(surface),
  });

export type HeadingAttributes = t.TypeOf<ReturnType<typeof codec>>;
