import { isHome } from '../../../application/visitor/read-page/language-texts.ts';
import type { PageHead, SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import { productAsStructuredData } from '../../blocks/product-structured-data.ts';
import { breadcrumbsAsStructuredData, organizationAsStructuredData } from './structured-data.ts';

/** The head tags of a content page, before its blocks refine them. */
export const contentHead = (
  {
    path,
    canonicalPath = path,
    title,
    description,
    isListed,
    language,
    image,
    productId,
    trail,
    alternates,
  }: ShownPage,
  site: SiteFacts,
): PageHead => ({
  title: pageTitle(title, site.brandName),
  description,
  canonicalPath,
  isListed,
  ...(language !== 'en' && { language }),
  ...(alternates !== undefined && { alternates }),
  ...(image !== null && { image }),
  structuredData: [
    isHome(path)
      ? organizationAsStructuredData(site)
      : breadcrumbsAsStructuredData(trail, title, site.siteUrl, language),
    ...(productId === null
      ? []
      : [productAsStructuredData({ title, description, canonicalPath, productId }, site)]),
  ],
});
