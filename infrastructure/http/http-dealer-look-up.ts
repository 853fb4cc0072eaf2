import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ProviderFailure } from '../../application/ports/dealers/provider-failure.ts';
import type { DealerLookUp } from '../../application/ports/dealers/dealer-look-up.ts';
import type { CompanyId } from '../../domain/dealer/company-id.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { DealerWire } from '../wire/dealer-wire.ts';
import { getJson, type Endpoint } from '../wire/get-json.ts';
import { faultOf } from '../wire/wire-types.ts';
import { providerFailure, isNotFound } from './provider-failure.ts';

/** The dealer look-up of a provider with our wire format (specification, section 7). */
export class HttpDealerLookUp implements DealerLookUp {
  constructor(private readonly settings: Endpoint) {}

  readonly byCompanyId = (companyId: CompanyId): TE.TaskEither<ProviderFailure, O.Option<Dealer>> => {
    const { address, timeoutMs } = this.settings;
    return pipe(
      getDealer({ address: `${address}?brand=AS&cid=${companyId}`, timeoutMs }),
      TE.map(O.some),
      TE.orElse((failure) =>
        isNotFound(failure)
          ? TE.right<ProviderFailure, O.Option<Dealer>>(O.none)
          : TE.left(providerFailure(failure)),
      ),
    );
  };
}

const getDealer = getJson((body) => pipe(DealerWire.decode(body), E.mapLeft(faultOf)));
