import * as O from 'fp-ts/Option';
import type { Dealer } from '../dealer/dealer.ts';
import type { TrafficSource } from '../visitor/traffic-source.ts';

/** A dealer's own numbers, by priority. */
export const OWN_NUMBERS = ['phone1', 'phone2', 'phone3'] as const;
type OwnNumber = (typeof OWN_NUMBERS)[number];

/** Why a number is chosen (contract, section 7). */
export type NumberReason = 'traffic-source' | 'value-brand' | OwnNumber | 'none';

/** The number for a visitor, as in the dealer's record; null when the dealer has none. */
export interface ChosenNumber {
  readonly number: string | null;
  readonly reason: NumberReason;
}

/**
 * Chooses the number for a visitor: the one assigned to the traffic source, or else the first of the dealer's own. An assigned number of
 * type value-brand, without its first character, replaces phone1 (specification, section 3).
 */
export const numberFor = (dealer: Dealer, { numberType }: TrafficSource): ChosenNumber => {
  const assigned =
    numberType === null || numberType === 'value-brand' ? O.none : assignedNumber(dealer, numberType);
  if (O.isSome(assigned)) return { number: assigned.value, reason: 'traffic-source' };
  const valueBrand = assignedNumber(dealer, 'value-brand');
  if (O.isSome(valueBrand) && valueBrand.value.length > 1)
    return { number: valueBrand.value.slice(1), reason: 'value-brand' };
  const own = OWN_NUMBERS.find((name) => numberIn(dealer, name) !== '');
  return own === undefined
    ? { number: null, reason: 'none' }
    : { number: numberIn(dealer, own), reason: own };
};

/** The first of a dealer's own numbers; null without one (contract, section 7: contact modal). */
export const ownNumber = (dealer: Dealer): string | null =>
  OWN_NUMBERS.map((name) => numberIn(dealer, name)).find((number) => number !== '') ?? null;

const numberIn = (dealer: Dealer, name: OwnNumber): string => dealer[name]?.trim() ?? '';

const assignedNumber = ({ assignedNumbers = [] }: Dealer, type: string): O.Option<string> => {
  const number = assignedNumbers.find(({ numberType }) => numberType === type)?.number.trim() ?? '';
  return number === '' ? O.none : O.some(number);
};

/** The call-routing pool and routing group of a dealer. */
export interface CallRoute {
  readonly pool: string;
  readonly routingGroup: string;
  /** The fallback when routing fails; null when the dealer supplies none. */
  readonly supplied: string | null;
}

/**
 * The route of a visitor's calls. Calls are routed when the visitor has a traffic source, the dealer has no number for it, and the dealer
 * has a pool. None otherwise. `environmentGroup` overrides the dealer's routing group (contract, section 7: `CALL_ROUTING_GROUP`).
 */
export const callRouteFor = (
  dealer: Dealer,
  source: TrafficSource,
  environmentGroup: string | null,
): O.Option<CallRoute> => {
  const { pool, routingGroup, permaleasePhone, paidSearchPermalease } = dealer.fuseInfo ?? {};
  const group = environmentGroup ?? routingGroup ?? dealer.routingGroupId;
  const chosen = numberFor(dealer, source);
  if (source.numberType === null || chosen.reason === 'traffic-source') return O.none;
  if (pool === undefined || group === undefined) return O.none;
  const leased =
    source.numberType === 'paid-search' ? (paidSearchPermalease ?? permaleasePhone) : permaleasePhone;
  return O.some({ pool, routingGroup: group, supplied: leased ?? chosen.number });
};
