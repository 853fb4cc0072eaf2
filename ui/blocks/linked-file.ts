import type { ViewContext } from '../../domain/content/blocks/block-view.ts';
import { fileTypeOf } from '../../domain/content/links/file-type.ts';
import { fileSizeText } from '../../domain/content/links/file-size.ts';
import { leadsToOtherSite } from '../../domain/content/links/other-site.ts';
import { blockTextsIn } from './block-texts.ts';

/** The details shown with a link to a document (specification, section 3: files, document card). */
export interface LinkedFile {
  /** `PDF`; null: the link goes to a page. */
  readonly fileType: string | null;
  /** `14 KB`; null: not a file of this site, or its size is unknown. */
  readonly fileSize: string | null;
  /** A note that the link opens in a new tab, as links to other sites do; null: it does not. */
  readonly newTabNote: string | null;
}

/** The details of the document at an address. */
export const linkedFile = (href: string, { page, site }: Pick<ViewContext, 'page' | 'site'>): LinkedFile => ({
  fileType: fileTypeOf(href),
  fileSize: fileSizeText(site.fileSizeOf?.(href) ?? null, page.language),
  newTabNote: leadsToOtherSite(href, site.siteUrl) ? blockTextsIn(page.language).opensInNewTab : null,
});
