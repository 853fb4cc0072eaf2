import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = { saved: { source: 'html', selector: 'pre' } };

export const codec = ({ inline, maybe, oneOf, text }: Kinds) =>
  t.strict({
    /** The name of the original block; the three blocks differ only in their style. */
    originalName: oneOf(['core/preformatted', 'core/code', 'core/verse'], 'core/preformatted'),
    content: maybe(inline),
    /** Takes precedence: older code blocks have unescaped text in `content`, where `<b>` would be an element. */
    saved: maybe(inline),
    /** `is-style-copy`: one click selects the whole text. */
    className: maybe(text),
  });

export type PreformattedAttributes = t.TypeOf<ReturnType<typeof codec>>;
