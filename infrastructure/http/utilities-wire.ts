import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import {
  NO_UTILITY,
  UNKNOWN_UTILITY,
  type AreaUtilities,
  type OfferedUtilities,
} from '../../domain/rebate/utilities.ts';
import { Text } from '../wire/rebate-wire.ts';
import { faultOf, optionalFields } from '../wire/wire-types.ts';

const UtilityTable = t.record(t.string, optionalFields({ name: Text }, 'a utility'));

const UtilitiesWire = optionalFields({ utilities: UtilityTable, gas_utilities: UtilityTable }, 'utilities');

/** The first that is listed is the likely one. */
const offeredIn = (table: t.TypeOf<typeof UtilityTable>, otherwise: string): OfferedUtilities => {
  const offered = Object.entries(table).map(([id, { name }]) => ({ id, name: name?.trim() || id }));
  return { offered, chosen: offered[0]?.id ?? otherwise };
};

/** Reads the utilities of an area: no gas utility serves it where the list of these is empty, and nothing is known without one. Left says what is malformed. */
export const decodeUtilities = (body: unknown): E.Either<string, AreaUtilities> =>
  pipe(
    UtilitiesWire.decode(body),
    E.mapLeft(faultOf),
    E.map(({ utilities = {}, gas_utilities: gas }) => ({
      electric: offeredIn(utilities, UNKNOWN_UTILITY),
      gas: offeredIn(gas ?? {}, gas === undefined ? UNKNOWN_UTILITY : NO_UTILITY),
    })),
  );
