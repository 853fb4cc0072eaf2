import { EstimateSavings } from '../../../application/visitor/estimate-savings/estimate-savings.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { NOTHING_STATED, type StatedHousehold } from '../../../domain/rebate/household.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Binds the savings estimate. `resumed` is the view that the page was rendered with, `stated` the posted household. */
export const rebateModule = (
  resumed: EstimateSavingsView | null,
  stated: StatedHousehold = NOTHING_STATED,
): Bindings => [
  singleton(
    TOKENS.estimateSavings,
    (get) =>
      new EstimateSavings(
        {
          lookUp: get(TOKENS.lookUpSavings),
          memory: get(TOKENS.visitorMemory),
          events: get(TOKENS.visitorEvents),
          navigation: get(TOKENS.pageNavigation),
          log: get(TOKENS.logger),
        },
        resumed,
        stated,
      ),
  ),
];
