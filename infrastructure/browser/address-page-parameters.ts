import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { PageParameters } from '../../application/ports/visitor/page-parameters.ts';
import { REBATE_PAGE_PARAMETERS, type RebatePageParameters } from '../../domain/rebate/page-parameters.ts';

/** The longest parameter value that is read. */
const MAX_LENGTH = 256;

/** Reads and writes the page's URL parameters without adding history entries (contract, section 7: rebates). */
export class AddressPageParameters implements PageParameters {
  constructor(private readonly page: Pick<Window, 'location' | 'history'>) {}

  readonly read = (): RebatePageParameters => {
    const query = new URLSearchParams(this.page.location.search);
    return Object.fromEntries(
      REBATE_PAGE_PARAMETERS.flatMap((name) => {
        const value = (query.get(name) ?? '').trim().slice(0, MAX_LENGTH);
        return value === '' ? [] : [[name, value]];
      }),
    );
  };

  readonly write = (parameters: RebatePageParameters): void => {
    const { location, history } = this.page;
    const address = new URL(location.href);
    for (const name of REBATE_PAGE_PARAMETERS) {
      const value = parameters[name];
      if (value !== undefined && value !== '') address.searchParams.set(name, value);
    }
    // `zipcode` is an alias of `zip`, so both would be redundant.
    if (parameters.zip !== undefined) address.searchParams.delete('zipcode');
    pipe(O.tryCatch(() => history.replaceState(history.state, '', address)));
  };
}
