import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { Media } from '../../../domain/content/blocks/media.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { Surface } from '../../../domain/content/blocks/surface.ts';
import { linkedFile } from '../linked-file.ts';
import type { AccordionAttributes } from './codec.ts';
import type { DefaultOpen } from '../../components/accordion/accordion.tsx';

/** A document of an accordion (specification, section 3: files). */
export interface AccordionFile {
  readonly title: string;
  readonly href: string;
  /** A note next to the link: `PDF, opens in a new tab`; may be empty. */
  readonly note: string;
  readonly opensNewTab: boolean;
}

export interface AccordionProps {
  /** Null: the content is always open. */
  readonly heading: string | null;
  readonly headingTag: 'h2' | 'h3' | 'h4';
  /** Shown before the heading. */
  readonly image: Media | null;
  /** The fragment that links to the accordion. */
  readonly id: string | null;
  readonly isOpen: DefaultOpen;
  readonly surface: Surface;
  readonly hasBorder: boolean;
  readonly hasShadow: boolean;
  /** The editor's label for the documents, rendered as `data-of`. */
  readonly dataOf: string | null;
  readonly html: SafeHtml | null;
  readonly files: ReadonlyArray<AccordionFile>;
  readonly button: { readonly text: string; readonly href: string } | null;
}

/** An accordion (specification, section 3: accordion block). */
export const view = ({ data }: AccordionAttributes, context: ViewContext): AccordionProps => ({
  heading: data.heading ?? data.blockName,
  headingTag: data.heading_tag,
  image: data.headingImage,
  id: data.blockId,
  isOpen: {
    desktop: data.default_open_desktop,
    tablet: data.default_open_tablet,
    mobile: data.default_open_mobile,
  },
  surface: data.backgroundColor ?? 'white',
  hasBorder: !data.removeBorders,
  hasShadow: data.addShadow,
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
