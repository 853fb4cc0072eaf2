import type { Crumb } from '../../../application/visitor/read-page/breadcrumbs.ts';
import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** The brand as an `Organization` (schema.org), for search engines. */
export const organizationAsStructuredData = ({ brandName, siteUrl, defaultPhone }: SiteFacts): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brandName,
  url: `${siteUrl}/`,
  telephone: defaultPhone.text,
});

/** The breadcrumbs of a page as a `BreadcrumbList` (schema.org), for search engines. */
export const breadcrumbsAsStructuredData = (
  trail: ReadonlyArray<Crumb>,
  current: string,
  siteUrl: string,
  language: SiteLanguage = 'en',
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...[{ path: homeIn(language), title: siteTextsIn(language).home }, ...trail].map(
      ({ path, title }, i) => ({
        ...listItem(i, title),
        item: `${siteUrl}${path}`,
      }),
    ),
    // The last item, the page itself, needs no address.
    listItem(trail.length + 1, current),
  ],
});

const listItem = (index: number, name: string): object => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
});
