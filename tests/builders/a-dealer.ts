import type { Badge } from '../../domain/dealer/badges.ts';
import { NOT_CERTIFIED, type Dealer, type NumberType, type WeekHours } from '../../domain/dealer/dealer.ts';
import type { Coordinates } from '../../domain/postal-code/place.ts';
import { companyId } from './company-id.ts';

/** The dealer fields that make a card show a badge. */
const FIELDS_OF_BADGE: { readonly [badge in Badge]: Dealer } = {
  'comfort-specialist': { dealerType: 'CC' },
  'emergency-service': { emergencyService: true },
  'nate-certified': { nateCertified: true },
  'charter-member': { charterMemberDate: '1998-04-01' },
  'remote-diagnostics': { nexiaDealerDiagnostics: true },
  financing: { showFinancing: true },
  leasing: { leasingOption: true },
};

/**
 * Builds a dealer step by step: `aDealer().named('ACE HVAC LLC').withBadge('nate-certified').build()`.
 * Every step returns a new builder, so that several dealers can start from the same one.
 */
class DealerBuilder {
  private readonly dealer: Dealer;

  constructor(dealer: Dealer) {
    this.dealer = dealer;
  }

  /** Sets fields that have no method of their own. */
  with(fields: Dealer): DealerBuilder {
    return new DealerBuilder({ ...this.dealer, ...fields });
  }

  /** Removes fields, as feeds leave them out. */
  without(...fields: ReadonlyArray<keyof Dealer>): DealerBuilder {
    const left = Object.entries(this.dealer).filter(([field]) => !fields.includes(field as keyof Dealer));
    return new DealerBuilder(Object.fromEntries(left));
  }

  named(name: string): DealerBuilder {
    return this.with({ name });
  }

  withCompanyId(id: number): DealerBuilder {
    return this.with({ companyId: companyId(id) });
  }

  at(location: Coordinates): DealerBuilder {
    return this.with({ location });
  }

  in(city: string, state: string, zipcode: string): DealerBuilder {
    return this.with({ city, state, zipcode });
  }

  milesAway(distanceMiles: number): DealerBuilder {
    return this.with({ distanceMiles });
  }

  inBucket(bucket: number): DealerBuilder {
    return this.with({ searchInfo: { ...this.dealer.searchInfo, bucket } });
  }

  withBadge(...badges: ReadonlyArray<Badge>): DealerBuilder {
    return badges.reduce<DealerBuilder>((dealer, badge) => dealer.with(FIELDS_OF_BADGE[badge]), this);
  }

  /** Not a certified contractor. */
  notCertified(): DealerBuilder {
    return this.with({ dealerType: NOT_CERTIFIED });
  }

  reviewed(averageRating: number, totalReviewCount: number): DealerBuilder {
    return this.with({ averageRating, totalReviewCount });
  }

  withPhone(phone1: string): DealerBuilder {
    return this.with({ phone1 });
  }

  withNumber(numberType: NumberType, number: string): DealerBuilder {
    return this.with({ assignedNumbers: [...(this.dealer.assignedNumbers ?? []), { numberType, number }] });
  }

  openAt(weekHours: WeekHours): DealerBuilder {
    return this.with({ dealerInfo: { ...this.dealer.dealerInfo, weekHours } });
  }

  build(): Dealer {
    return this.dealer;
  }
}

export type { DealerBuilder };

/** A dealer with a name, an id, a place and a phone number; without badges, a bucket and reviews. */
export const aDealer = (): DealerBuilder =>
  new DealerBuilder({
    name: 'COMFORT HEATING AND AIR',
    companyId: companyId(1001),
    city: 'Addison',
    state: 'TX',
    zipcode: '75001',
    country: 'US',
    phone1: '9725550100',
    location: { lat: 32.9612, lon: -96.8289 },
  });

/** These dealers with the ids 1, 2, 3 … */
export const withIds = (dealers: ReadonlyArray<DealerBuilder>): ReadonlyArray<Dealer> =>
  dealers.map((dealer, i) => dealer.withCompanyId(i + 1).build());
