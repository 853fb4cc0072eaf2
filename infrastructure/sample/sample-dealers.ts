import * as O from 'fp-ts/Option';
import { withTimeZone } from '../../application/provider/zone-dealers/with-time-zone.ts';
import { isCompanyId, type CompanyId } from '../../domain/dealer/company-id.ts';
import type { Dealer } from '../../domain/dealer/dealer.ts';
import { averageRating } from '../../domain/review/average-rating.ts';
import type { StoredDealer } from '../database/editions/stored-dealer.ts';
import { LookedUpTimeZones } from '../places/looked-up-time-zones.ts';
import type { CodedPlace } from '../places/snapshot-format.ts';
import { dealerPlaces, isInPopularPlace } from './dealer-places.ts';
import { Random } from './random.ts';
import { reviewCounts } from './review-counts.ts';
import { sampleAddress } from './sample-address.ts';
import { sampleBadges } from './sample-badges.ts';
import { SampleNames } from './sample-names.ts';
import { sampleNumbers } from './sample-numbers.ts';
import { sampleOpinions } from './sample-opinions.ts';
import { weekHours } from './week-hours.ts';

const FIRST_COMPANY_ID = 100_001;

const companyIdAt = (position: number): CompanyId => {
  const id = FIRST_COMPANY_ID + position;
  if (!isCompanyId(id)) throw new Error('No company ids are left');
  return id;
};

/** Dealers in these buckets are shuffled in results; those in 1 and 3 are sorted by distance. */
export const SAMPLE_RANDOMIZE_BUCKETS: ReadonlyArray<number> = [2, 4];

const NEAREST_FIRST = 1;
/** Most dealers are in bucket 1, which is sorted by distance; the others come after them. */
const BUCKETS = [1, 1, 1, 1, 1, 1, 1, 2, 3, 4];

/** Generates sample dealers at real places, deterministically. Each field of a dealer is present in some dealers and absent in others. */
export const sampleDealers = (
  places: ReadonlyArray<CodedPlace>,
  dealers: number,
): ReadonlyArray<StoredDealer> => {
  const inItsTimeZone = withTimeZone({
    places: { placeOf: () => O.none },
    timeZones: new LookedUpTimeZones(),
  });
  const names = new SampleNames();
  const counts = reviewCounts(dealers);
  return dealerPlaces(places, dealers).map((place, position) => {
    const companyId = companyIdAt(position);
    const random = new Random(`dealer ${companyId}`);
    const name = names.next(random, place.city, place.state);
    const badges = sampleBadges(random, position);
    return inItsTimeZone({
      name,
      companyId,
      guid: `sample-${companyId}`,
      ...sampleAddress(random, place),
      ...sampleNumbers(random, companyId, place),
      ...badges,
      ...opening(random, name, place, badges.emergencyService === true),
      ...standing(random, companyId, isInPopularPlace(position)),
      ...reviewed(random, companyId, counts[position] ?? 0),
    });
  });
};

const opening = (random: Random, name: string, { state }: CodedPlace, emergency: boolean): Dealer => {
  const address = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/-$/, '');
  return {
    dealerInfo: {
      state,
      ...(random.chance(0.6) ? { dbaName: name } : {}),
      ...(random.chance(0.9) ? { weekHours: weekHours(random, emergency && random.chance(0.5)) } : {}),
    },
    ...(random.chance(0.9) ? { email: `${address}@example.com` } : {}),
    ...(random.chance(0.95) ? { website: `https://example.com/${address}` } : {}),
    ...(random.chance(state === 'PR' ? 0.95 : 0.15) ? { spanish: true } : {}),
  };
};

const standing = (random: Random, companyId: CompanyId, comesFirst: boolean): Dealer => {
  const tcs = random.chance(0.25);
  return {
    brandId: 'RUNTRU',
    ...(random.chance(0.3) ? { valueBrand: 'RunTru' } : {}),
    ...(random.chance(0.9) ? { displaySupport: true } : {}),
    ...(random.chance(0.4) ? { googleReviews: true } : {}),
    ...(random.chance(0.2) ? { asHomeDealer: true } : {}),
    ...(random.chance(0.1) ? { asHomeDealerDiagnostics: true } : {}),
    ...(random.chance(0.2) ? { preferred: true } : {}),
    ...(tcs ? { isTcs: true, tcsId: `T${companyId}` } : {}),
    score: random.whole(0, 100),
    ...(random.chance(0.8) ? { priorityRanking: random.whole(0, 10) } : {}),
    searchInfo: {
      kind: random.pick(['locate', 'locate', 'expanded']),
      bucket: comesFirst ? NEAREST_FIRST : random.pick(BUCKETS),
    },
  };
};

const reviewed = (random: Random, companyId: CompanyId, count: number): Dealer => {
  if (count === 0) return random.chance(0.5) ? { totalReviewCount: 0 } : {};
  const opinions = sampleOpinions(companyId, count);
  const sum = opinions.reduce((all, { rating }) => all + rating, 0);
  return {
    averageRating: averageRating(sum, count),
    totalReviewCount: count,
    totalResponseCount: opinions.filter(({ answered }) => answered).length,
  };
};
