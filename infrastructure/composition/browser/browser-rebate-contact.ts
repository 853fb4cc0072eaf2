import { AddressPageParameters } from '../../browser/address-page-parameters.ts';
import { constant, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { rebateContactModule } from '../visitor/rebate-contact-module.ts';

/** Additional bindings for asking a dealer about rebates; fetched once the form is needed. */
export const browserRebateContact = (siteUrl: string): Bindings => [
  constant(TOKENS.pageParameters, new AddressPageParameters(window)),
  ...rebateContactModule({
    siteUrl,
    askedDealer: new URLSearchParams(window.location.search).get('dealer'),
  }),
];
