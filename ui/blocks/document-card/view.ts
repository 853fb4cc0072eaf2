import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import { linkedFile, type LinkedFile } from '../linked-file.ts';
import type { DocumentCardAttributes } from './codec.ts';

export interface DocumentLinkProps extends LinkedFile {
  readonly text: string;
  readonly href: string;
}

/** A document with one or two links (specification, section 3: document card). */
export const view = ({ data }: DocumentCardAttributes, context: ViewContext) => {
  const linkTo = (href: string | null, text: string | null): ReadonlyArray<DocumentLinkProps> =>
    href === null || text === null ? [] : [{ text, href, ...linkedFile(href, context) }];
  return {
    header: data.header,
    subtext: data.subtext,
    /** At most two. */
    links: [
      ...linkTo(data.download_link_1, data.download_text_1),
      ...linkTo(data.download_link_2, data.download_text_2),
    ],
  };
};

export type DocumentCardProps = ReturnType<typeof view>;
