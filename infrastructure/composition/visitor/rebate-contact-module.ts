import { AskAboutRebates } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

export interface RebateContactOptions {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** The dealer that the page's address names, as it is written there; null: none. */
  readonly askedDealer: string | null;
}

/** How a homeowner asks a dealer about rebates: apart from the savings it needs dealers and forms. */
export const rebateContactModule = ({ siteUrl, askedDealer }: RebateContactOptions): Bindings => [
  singleton(TOKENS.askAboutRebates, (get) => {
    const { of, choiceOf } = get(TOKENS.pageRequests);
    return new AskAboutRebates({
      request: of('rebates'),
      choice: choiceOf('rebates', askedDealer),
      estimate$: get(TOKENS.estimateSavings).view$,
      found$: get(TOKENS.findDealers).view$,
      parameters: get(TOKENS.pageParameters),
      profiles: get(TOKENS.visitorProfiles),
      siteUrl,
    });
  }),
];
