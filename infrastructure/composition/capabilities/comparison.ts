import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { comparisonModule } from '../visitor/comparison-module.ts';
import type { ServerCapability } from './server-capability.ts';

export const comparison = {
  source: 'infrastructure/composition/browser/browser-comparison.ts',
  bindings: ({ retryPolicy, callRoutingGroup }) => comparisonModule({ retryPolicy, callRoutingGroup }),
  viewOf: ({ compareDealers }: Services) => currentOf(compareDealers.view$),
} satisfies ServerCapability;
