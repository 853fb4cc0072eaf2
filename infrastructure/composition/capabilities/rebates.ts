import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { lookUpSavings } from '../../../application/visitor/estimate-savings/look-up-savings.ts';
import { singleton } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { rebateContactModule } from '../visitor/rebate-contact-module.ts';
import { rebateModule } from '../visitor/rebate-module.ts';
import type { ServerCapability } from './server-capability.ts';

/** Estimates savings, and asks a dealer about them. */
export const rebates = {
  source: 'infrastructure/composition/browser/browser-rebates.ts',
  bindings: ({ site, askedDealer, stated }) => [
    singleton(TOKENS.lookUpSavings, (get) =>
      lookUpSavings({
        rebates: get(TOKENS.rebateDirectory),
        clock: get(TOKENS.clock),
        log: get(TOKENS.logger),
      }),
    ),
    ...rebateModule(null, stated),
    ...rebateContactModule({ siteUrl: site.siteUrl, askedDealer }),
  ],
  viewOf: ({ estimateSavings }: Services) => currentOf(estimateSavings.view$),
} satisfies ServerCapability;
