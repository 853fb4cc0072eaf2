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

const Utility = optionalFields({ name: Text }, 'a utility');

/** By their ids; decoded one by one. */
const UtilityTable = t.UnknownRecord;

const UtilitiesWire = optionalFields({ utilities: UtilityTable, gas_utilities: UtilityTable }, 'utilities');

/** The first listed utility is the most likely one. Malformed ones are omitted. */
const offeredIn = (table: t.TypeOf<typeof UtilityTable>, otherwise: string): OfferedUtilities => {
  const offered = Object.entries(table).flatMap(([id, utility]) => {
    const decoded = Utility.decode(utility);
    return E.isLeft(decoded) ? [] : [{ id, name: decoded.right.name?.trim() || id }];
  });
  return { offered, chosen: offered[0]?.id ?? otherwise };
};

/** Decodes the utilities of an area. An empty gas list means no gas utility; a missing one means unknown. Left names the invalid path. */
export const decodeUtilities = (body: unknown): E.Either<string, AreaUtilities> =>
  pipe(
    UtilitiesWire.decode(body),
    E.mapLeft(faultOf),
    E.map(({ utilities = {}, gas_utilities: gas }) => ({
      electric: offeredIn(utilities, UNKNOWN_UTILITY),
      gas: offeredIn(gas ?? {}, gas === undefined ? UNKNOWN_UTILITY : NO_UTILITY),
    })),
  );
