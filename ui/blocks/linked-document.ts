import { fileTypeOf } from '../../domain/content/file-type.ts';
import { leadsToOtherSite } from '../../domain/content/other-site.ts';

/** What a visitor should know of a link to a document before following it. */
export interface LinkedDocument {
  /** `PDF`; null: it leads to a page. */
  readonly fileType: string | null;
  /** Whether it opens beside this site, in a tab of its own. */
  readonly isElsewhere: boolean;
}

/** Judges the address of a document (specification, section 3: document card). */
export const linkedDocument = (address: string, siteUrl: string): LinkedDocument => ({
  fileType: fileTypeOf(address),
  isElsewhere: leadsToOtherSite(address, siteUrl),
});
