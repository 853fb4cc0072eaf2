import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { NamedTown } from '../../application/ports/dealers/postal-places.ts';
import type { TownsNamed, TownsUnavailable } from '../../application/ports/dealers/towns-named.ts';
import { getJson, type Endpoint } from '../wire/get-json.ts';
import { faultOf } from '../wire/wire-types.ts';

const TownsWire = t.type({ towns: t.array(t.type({ city: t.string, state: t.string, area: t.string })) });

const townsAt = getJson((body) => pipe(TownsWire.decode(body), E.mapLeft(faultOf)));

/** The towns with a name, over HTTP: `/api/places/towns`. */
export class HttpTownsNamed implements TownsNamed {
  constructor(private readonly settings: Endpoint) {}

  readonly by = (name: string): TE.TaskEither<TownsUnavailable, ReadonlyArray<NamedTown>> => {
    const { address, timeoutMs } = this.settings;
    return pipe(
      townsAt({ address: `${address}?${new URLSearchParams({ name }).toString()}`, timeoutMs }),
      TE.bimap(
        ({ _tag }): TownsUnavailable => ({ _tag: 'TownsUnavailable', reason: _tag }),
        ({ towns }) => towns,
      ),
    );
  };
}
