import type { Crumb } from '../../../application/visitor/read-page/breadcrumbs.ts';
import { homeIn } from '../../../application/visitor/read-page/language-texts.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';

/** The brand as search engines read it: an `Organization` of schema.org. */
export const organizationAsStructuredData = ({ brandName, siteUrl, defaultPhone }: SiteFacts): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brandName,
  url: `${siteUrl}/`,
  telephone: defaultPhone.text,
});

/** The way from the home page to a page as search engines read it: a `BreadcrumbList` (schema.org). */
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
    // The page itself needs no address: it is where this is.
    listItem(trail.length + 1, current),
  ],
});

const listItem = (index: number, name: string): object => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
});
