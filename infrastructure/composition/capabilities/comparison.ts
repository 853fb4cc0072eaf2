import { COMPARISON_TEXTS } from '../../../application/visitor/compare-dealers/translated.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { comparisonModule } from '../visitor/comparison-module.ts';
import type * as browser from './browser/comparison.ts';
import type { ServerCapability } from './server-capability.ts';

export const comparison = {
  bindings: ({ retryPolicy, callRoutingGroup, language }) =>
    comparisonModule({ retryPolicy, callRoutingGroup, texts: COMPARISON_TEXTS[language] }),
  viewOf: ({ compareDealers }: Services) => currentOf(compareDealers.view$),
} satisfies ServerCapability<typeof browser>;
