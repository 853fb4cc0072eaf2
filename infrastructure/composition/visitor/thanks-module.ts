import { SeeThanks } from '../../../application/visitor/see-thanks/see-thanks.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';
import { TOKENS } from '../containers/tokens.ts';

/** Binds the dealer's name on thank-you pages. It runs only on the server; the page data contains the result. */
export const thanksModule: Bindings = [
  singleton(TOKENS.seeThanks, (get) => new SeeThanks(get(SERVER_TOKENS.listedDealerLookUp))),
];
