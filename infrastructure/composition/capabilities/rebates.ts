import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { lookUpSavings } from '../../../application/visitor/estimate-savings/look-up-savings.ts';
import { AddressedEstimate } from '../../../ui/rebates/addressed-estimate.tsx';
import { singleton } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { rebateContactModule } from '../visitor/rebate-contact-module.ts';
import { rebateModule } from '../visitor/rebate-module.ts';
import type * as browser from './browser/rebates.ts';
import type { ServerCapability } from './server-capability.ts';

/** Estimates savings, and asks a dealer about them. */
export const rebates = {
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
  Wrapper: AddressedEstimate,
} satisfies ServerCapability<typeof browser>;
