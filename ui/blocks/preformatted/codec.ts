import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = { saved: { source: 'html', selector: 'pre' } };

export const codec = ({ inline, maybe, oneOf, text }: Kinds) =>
  t.strict({
    /** Which of the three blocks it is: they differ in their type alone. */
    originalName: oneOf(['core/preformatted', 'core/code', 'core/verse'], 'core/preformatted'),
    content: maybe(inline),
    /** Goes first: older blocks of code have their text unescaped in `content`, where `<b>` would be an element. */
    saved: maybe(inline),
    /** `is-style-copy`: one click selects all of it. */
    className: maybe(text),
  });

export type PreformattedAttributes = t.TypeOf<ReturnType<typeof codec>>;
