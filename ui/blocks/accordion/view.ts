import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { linkedFile } from '../linked-file.ts';
import type { AccordionAttributes } from './codec.ts';

/** A document of an accordion (specification, section 3: files). */
export interface AccordionFile {
  readonly title: string;
  readonly href: string;
  /** A note next to the link: `PDF, opens in a new tab`; may be empty. */
  readonly note: string;
  readonly opensNewTab: boolean;
}

/** An accordion (specification, section 3: accordion block). */
export const view = ({ data }: AccordionAttributes, context: ViewContext) => ({
  /** Null: the content is always open. */
  heading: data.heading ?? data.blockName,
  headingTag: data.heading_tag,
  /** Shown before the heading. */
  image: data.headingImage,
  /** The fragment that links to the accordion. */
  id: data.blockId,
  isOpen: {
    desktop: data.default_open_desktop,
    tablet: data.default_open_tablet,
    mobile: data.default_open_mobile,
  },
  surface: data.backgroundColor ?? 'white',
  hasBorder: !data.removeBorders,
  hasShadow: data.addShadow,
  /** The editor's label for the documents, rendered as `data-of`. */
  dataOf: data.dataBlock,
  html: data.html,
  files: data.files.map(({ fileLink, fileTitle }) => {
    const { fileType, fileSize, newTabNote } = linkedFile(fileLink, context);
    return {
      title: fileTitle,
      href: fileLink,
      note: [fileType, fileSize, newTabNote].filter((note) => note !== null).join(', '),
      opensNewTab: newTabNote !== null,
    };
  }),
  button:
    data.cta_link !== null && data.cta_text !== null ? { text: data.cta_text, href: data.cta_link } : null,
});

export type AccordionProps = ReturnType<typeof view>;
