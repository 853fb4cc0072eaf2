import { SeeThanks } from '../../../application/visitor/see-thanks/see-thanks.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** What names the dealer in thanks, on the server alone: the page is handed what came of it. */
export const thanksModule: Bindings = [
  singleton(TOKENS.seeThanks, (get) => new SeeThanks(get(SERVER_TOKENS.listedDealerLookUp))),
];
