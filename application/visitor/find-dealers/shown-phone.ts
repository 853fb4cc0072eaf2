import * as O from 'fp-ts/Option';
import type { Dealer, NumberType } from '../../../domain/dealer/dealer.ts';
import { numberFor, ownNumber } from '../../../domain/phone/dealer-number.ts';
import { formatPhone, phoneAddress } from '../../../domain/phone/phone-format.ts';

/** A phone number as text and as a `tel:` address. */
export interface ShownPhone {
  readonly text: string;
  readonly address: string;
}

/** A dealer's numbers, enough to choose again for another traffic source. */
export type DealerCalls = Pick<Dealer, 'phone1' | 'assignedNumbers' | 'fuseInfo' | 'routingGroupId'>;

/** Picks the fields that choose a dealer's number. The rest of its record stays on the server. */
export const callsOf = (dealer: Dealer): DealerCalls => {
  const { assignedNumbers, fuseInfo, routingGroupId } = dealer;
  const phone1 = ownNumber(dealer);
  const numbers = { ...(phone1 !== null && { phone1 }), ...(assignedNumbers && { assignedNumbers }) };
  if (fuseInfo?.pool === undefined) return numbers;
  const { targetPhone: _unused, ...route } = fuseInfo;
  const group = route.routingGroup === undefined && routingGroupId !== undefined ? { routingGroupId } : {};
  return { ...numbers, fuseInfo: route, ...group };
};

/** Formats a number; null when it can't be dialed. */
export const shownPhone = (number: string | null): ShownPhone | null => {
  const address = number === null ? O.none : phoneAddress(number);
  return number === null || O.isNone(address) ? null : { text: formatPhone(number), address: address.value };
};

/** The numbers assigned to traffic sources. */
export const assignedPhones = (
  dealer: DealerCalls,
): ReadonlyArray<ShownPhone & { readonly numberType: string }> =>
  (dealer.assignedNumbers ?? []).flatMap(({ numberType }) => {
    const { number, reason } = numberFor(dealer, {
      numberType: numberType as NumberType,
      hidesRatings: false,
    });
    const phone = reason === 'traffic-source' ? shownPhone(number) : null;
    return phone === null ? [] : [{ numberType, ...phone }];
  });
