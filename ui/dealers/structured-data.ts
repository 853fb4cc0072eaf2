import type {
  DealerCard,
  FindDealersView,
} from '../../application/visitor/find-dealers/find-dealers-view.ts';

/**
 * The dealers of the list as search engines read them: an `ItemList` of `HVACBusiness` (schema.org). Other pages show the first
 * of the same dealers next to what they are about.
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
  // The page of a dealer is one and the same, whatever code its visitor searched.
  const [path] = page?.split('?') ?? [];
  // `Addison, TX`, or `Addison (Texas)` in French.
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
