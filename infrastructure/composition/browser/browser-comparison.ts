import type { CompareDealersView } from '../../../application/visitor/compare-dealers/compare-dealers-view.ts';
import type { Bindings } from '../containers/binding.ts';
import type { PageData } from '../page-data.ts';
import { comparisonModule } from '../visitor/comparison-module.ts';

/** What the page of a comparison needs in the browser beside dealers; a chunk of its own, since lists of dealers only lead to it. */
export const browserComparison = (
  resumed: CompareDealersView,
  { callRoutingGroup }: PageData['dealerSearch'],
): Bindings => comparisonModule({ resumed, callRoutingGroup });
