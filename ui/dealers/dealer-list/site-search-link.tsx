import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { useServices } from '../../bindings/services.ts';

/** For words that name no place, a link to the site's search, which answers dangers and symptoms; nothing otherwise. */
export const SiteSearchLink = ({ view }: { view: FindDealersView }) => {
  const { dealerTexts } = useServices();
  if (view.kind !== 'none' || view.why.siteSearch === null) return null;
  return (
    <p>
      <a href={view.why.siteSearch}>{dealerTexts.siteSearch(view.search.zipcode)}</a>
    </p>
  );
};
