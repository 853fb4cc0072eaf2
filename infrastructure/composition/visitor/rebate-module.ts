import { AskAboutRebates } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { EstimateSavings } from '../../../application/visitor/estimate-savings/estimate-savings.ts';
import type { EstimateSavingsView } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

export interface RebateModuleOptions {
  /** The savings that the page was rendered with. */
  readonly resumed: EstimateSavingsView | null;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

/** What a homeowner does with rebates. */
export const rebateModule = ({ resumed, siteUrl }: RebateModuleOptions): Bindings => [
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
  singleton(TOKENS.askAboutRebates, (get) => {
    const { of, choiceOf } = get(TOKENS.pageRequests);
    return new AskAboutRebates({
      request: of('rebates'),
      choice: choiceOf('rebates', null),
      estimate$: get(TOKENS.estimateSavings).view$,
      found$: get(TOKENS.findDealers).view$,
      parameters: get(TOKENS.pageParameters),
      profiles: get(TOKENS.visitorProfiles),
      siteUrl,
    });
  }),
];
