import * as t from 'io-ts';
import type { BlockParts } from '../../../domain/content/blocks/block-parts.ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, flag, fragment, html, listOf, maybe, media, oneOf, surface, text }: Kinds) =>
  t.strict({
    data: t.strict({
      heading: maybe(text),
      heading_tag: oneOf(['h2', 'h3', 'h4'], 'h3'),
      headingImage: maybe(media),
      html: maybe(html),
      cta_link: maybe(address),
      cta_text: maybe(text),
      backgroundColor: maybe(surface),
      removeBorders: flag,
      addShadow: flag,
      default_open_desktop: flag,
      default_open_tablet: flag,
      default_open_mobile: flag,
      blockName: maybe(text),
      blockId: fragment,
      dataBlock: maybe(text),
      files: listOf(t.strict({ fileLink: address, fileTitle: text })),
    }),
  });

export const parts: BlockParts = { buttons: [['cta_text', 'cta_link']] };

export type AccordionAttributes = t.TypeOf<ReturnType<typeof codec>>;
