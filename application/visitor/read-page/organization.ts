import type { SiteFacts } from './page-head.ts';

/** The brand as search engines read it: an `Organization` of schema.org. */
export const organizationAsStructuredData = ({ brandName, siteUrl, defaultPhone }: SiteFacts): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brandName,
  url: `${siteUrl}/`,
  telephone: defaultPhone.text,
});
