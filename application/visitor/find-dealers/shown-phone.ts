import * as O from 'fp-ts/Option';
import type { Dealer, NumberType } from '../../../domain/dealer/dealer.ts';
import { numberFor, ownNumber } from '../../../domain/phone/dealer-number.ts';
import { formatPhone, phoneAddress } from '../../../domain/phone/phone-format.ts';

/** A phone number as it is read and as it is dialled. */
export interface ShownPhone {
  readonly text: string;
  readonly address: string;
}

/** What a dealer's record says of its numbers, so that they can be chosen anew for another traffic source. */
export type DealerCalls = Pick<Dealer, 'phone1' | 'assignedNumbers' | 'fuseInfo' | 'routingGroupId'>;

/** What decides by which number a dealer is called and how: all else of its record stays on the server. */
export const callsOf = (dealer: Dealer): DealerCalls => {
  const { assignedNumbers, fuseInfo, routingGroupId } = dealer;
  const phone1 = ownNumber(dealer);
  const numbers = { ...(phone1 !== null && { phone1 }), ...(assignedNumbers && { assignedNumbers }) };
  if (fuseInfo?.pool === undefined) return numbers;
  const { targetPhone: _unused, ...route } = fuseInfo;
  const group = route.routingGroup === undefined && routingGroupId !== undefined ? { routingGroupId } : {};
  return { ...numbers, fuseInfo: route, ...group };
};

/** A number ready to show; null when there is nothing in it to dial. */
export const shownPhone = (number: string | null): ShownPhone | null => {
  const address = number === null ? O.none : phoneAddress(number);
  return number === null || O.isNone(address) ? null : { text: formatPhone(number), address: address.value };
};

/** The numbers that are assigned to traffic sources. */
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
