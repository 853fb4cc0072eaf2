import { documentPath, type SiteDocument } from '../../domain/document/site-document.ts';
import { SITE_DOCUMENTS } from '../../infrastructure/content/documents/site-documents.ts';

/** The site's document with a short name: `warranty-coils`. Throws for an unknown one. */
export const documentNamed = (name: string): SiteDocument => {
  const document = SITE_DOCUMENTS.find(({ path }) => path === documentPath(name));
  if (document === undefined) throw new Error(`no document has the name ${name}`);
  return document;
};
