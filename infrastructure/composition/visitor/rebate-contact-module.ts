import { AskAboutRebates } from '../../../application/visitor/ask-about-rebates/ask-about-rebates.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

export interface RebateContactOptions {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** The dealer parameter of the page's URL, unparsed. Null when there is no such parameter. */
  readonly askedDealer: string | null;
}

/** Binds asking a dealer about rebates. It needs the rebate, dealer and lead modules. */
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
