import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { rebateContactModule } from '../visitor/rebate-contact-module.ts';
import { rebateModule } from '../visitor/rebate-module.ts';
import type { ServerCapability } from './server-capability.ts';

/** Estimates savings, and asks a dealer about them. */
export const rebates = {
  source: 'infrastructure/composition/browser/browser-rebates.ts',
  bindings: ({ site, askedDealer }) => [
    ...rebateModule(null),
    ...rebateContactModule({ siteUrl: site.siteUrl, askedDealer }),
  ],
  viewOf: ({ estimateSavings }: Services) => currentOf(estimateSavings.view$),
} satisfies ServerCapability;
