import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Text } from '../wire/rebate-wire.ts';
import { faultOf, optionalFields } from '../wire/wire-types.ts';

/** A utility of an area: its id in the incentives API, and its name. */
export interface Utility {
  readonly id: string;
  readonly name: string;
}

/** The utilities that an area most likely has, of those that are listed for it. */
export interface LikelyUtilities {
  readonly electric: O.Option<Utility>;
  /** `none`: no gas utility serves the area; `unknown`: nothing is known of it. */
  readonly gas: Utility | 'none' | 'unknown';
}

export const NO_UTILITIES: LikelyUtilities = { electric: O.none, gas: 'unknown' };

const UtilityTable = t.record(t.string, optionalFields({ name: Text }, 'a utility'));

const UtilitiesWire = optionalFields({ utilities: UtilityTable, gas_utilities: UtilityTable }, 'utilities');

const firstOf = (utilities: t.TypeOf<typeof UtilityTable> = {}): O.Option<Utility> =>
  pipe(
    O.fromNullable(Object.entries(utilities)[0]),
    O.map(([id, { name }]) => ({ id, name: name?.trim() || id })),
  );

/** Reads the utilities of an area: the first that is listed is the likely one. Left says what is malformed. */
export const decodeUtilities = (body: unknown): E.Either<string, LikelyUtilities> =>
  pipe(
    UtilitiesWire.decode(body),
    E.mapLeft(faultOf),
    E.map(({ utilities, gas_utilities: gas }) => ({
      electric: firstOf(utilities),
      gas: gas === undefined ? 'unknown' : O.getOrElse((): Utility | 'none' => 'none')(firstOf(gas)),
    })),
  );
