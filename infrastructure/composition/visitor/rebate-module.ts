import { EstimateSavings } from '../../../application/visitor/estimate-savings/estimate-savings.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { NOTHING_STATED, type StatedHousehold } from '../../../domain/rebate/household.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/**
 * How a homeowner learns what rebates pay; `resumed`: the savings that the page was rendered with; `stated`: the household that the page
 * was asked for with.
 */
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
