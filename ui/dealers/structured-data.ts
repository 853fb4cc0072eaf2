import type {
  DealerCard,
  FindDealersView,
} from '../../application/visitor/find-dealers/find-dealers-view.ts';

/**
 * The locator's dealers as an `ItemList` of `HVACBusiness` (schema.org), for search engines. Empty on other pages, where such a list
 * is not the main content.
 */
export const dealersAsStructuredData = (view: FindDealersView, siteUrl: string): ReadonlyArray<object> =>
  view.kind === 'found' && view.locator === null
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: view.page.total,
          itemListElement: view.page.items.map((card, i) => ({
            '@type': 'ListItem',
            position: view.page.first + i,
            item: business(card, siteUrl),
          })),
        },
      ]
    : [];

const business = ({ name, town, phone, website, page, rating }: DealerCard, siteUrl: string): object => {
  // Drops the query with the searched code, since a dealer has a single page.
  const [path] = page?.split('?') ?? [];
  // `Addison, TX`, or in French `Addison (Texas)`.
  const [locality, region] = town?.split(/, | \(|\)$/) ?? [];
  return {
    '@type': 'HVACBusiness',
    name,
    ...(town && { address: { '@type': 'PostalAddress', addressLocality: locality, addressRegion: region } }),
    ...(phone && { telephone: phone.text }),
    ...(path ? { '@id': `${siteUrl}${path}`, url: `${siteUrl}${path}` } : website && { url: website }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  };
};
