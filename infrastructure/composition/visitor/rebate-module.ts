import { EstimateSavings } from '../../../application/visitor/estimate-savings/estimate-savings.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** How a homeowner learns what rebates pay; `resumed`: the savings that the page was rendered with. */
export const rebateModule = (resumed: EstimateSavingsView | null): Bindings => [
  singleton(
    TOKENS.estimateSavings,
    (get) =>
      new EstimateSavings(
        {
          rebates: get(TOKENS.rebateDirectory),
          memory: get(TOKENS.visitorMemory),
          events: get(TOKENS.visitorEvents),
          clock: get(TOKENS.clock),
          log: get(TOKENS.logger),
        },
        resumed,
      ),
  ),
];
