import type { Services } from '../../../ui/bindings/services.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { lookUpPlan } from '../../../application/visitor/plan-system/plan-in-area.ts';
import { planWordsIn } from '../../../application/visitor/plan-system/texts-in.ts';
import { constant, singleton } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { calculatorModule, runningCostModule } from '../visitor/calculator-module.ts';
import type * as browser from './browser/calculators.ts';
import type { ServerCapability } from './server-capability.ts';

/** Calculators. In the browser they start from the page's URL. */
export const calculators = {
  bindings: ({ language, stated }) => [
    constant(TOKENS.planWords, planWordsIn(language)),
    singleton(TOKENS.lookUpPlan, (get) =>
      lookUpPlan({
        rebates: get(TOKENS.rebateDirectory),
        places: get(TOKENS.placeOfCode),
        clock: get(TOKENS.clock),
        log: get(TOKENS.logger),
        words: get(TOKENS.planWords),
      }),
    ),
    ...calculatorModule(null, stated === undefined ? {} : { stated }),
    ...runningCostModule(language),
  ],
  viewOf: ({ planSystem }: Services) => {
    const { inArea, stated } = currentOf(planSystem.view$);
    return { inArea, stated };
  },
} satisfies ServerCapability<typeof browser>;
