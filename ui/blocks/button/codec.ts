import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  url: { source: 'attribute', selector: 'a', attribute: 'href' },
  text: { source: 'html', selector: 'a' },
  linkTarget: { source: 'attribute', selector: 'a', attribute: 'target' },
  rel: { source: 'attribute', selector: 'a', attribute: 'rel' },
  className: { source: 'attribute', selector: '.wp-block-button', attribute: 'class' },
};

/** A button must have a text (specification, section 8: improper tracking of a clickable element). */
export const codec = ({ address, maybe, oneOf, text }: Kinds) =>
  t.strict({
    /** Null: the button is rendered as plain text. */
    url: maybe(address),
    text,
    linkTarget: oneOf(['_self', '_blank'], '_self'),
    rel: maybe(text),
    /** Selects the variant: `is-style-outline`, else filled. */
    className: maybe(text),
    align: oneOf(['left', 'center', 'right'], 'left'),
  });

export type ButtonAttributes = t.TypeOf<ReturnType<typeof codec>>;
