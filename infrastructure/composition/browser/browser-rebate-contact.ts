import { AddressPageParameters } from '../../browser/address-page-parameters.ts';
import { constant, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { rebateContactModule } from '../visitor/rebate-contact-module.ts';

/** What asking a dealer about rebates needs in the browser in addition to dealers and forms; fetched once the form is wanted. */
export const browserRebateContact = (siteUrl: string): Bindings => [
  constant(TOKENS.pageParameters, new AddressPageParameters(window)),
  ...rebateContactModule({
    siteUrl,
    askedDealer: new URLSearchParams(window.location.search).get('dealer'),
  }),
];
