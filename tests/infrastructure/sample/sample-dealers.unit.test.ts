import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { badgesOf } from '../../../domain/dealer/badges.ts';
import { NOT_CERTIFIED, NUMBER_TYPES } from '../../../domain/dealer/dealer.ts';
import { displayName, isLongName } from '../../../domain/dealer/display-name.ts';
import { averageRating } from '../../../domain/review/average-rating.ts';
import type { StoredDealer } from '../../../infrastructure/database/editions/stored-dealer.ts';
import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';
import REMOTE_PLACES from '../../../infrastructure/sample/remote-places.json' with { type: 'json' };
import { sampleDealers } from '../../../infrastructure/sample/sample-dealers.ts';
import { sampleReviews } from '../../../infrastructure/sample/sample-reviews.ts';
import SEATS from '../../../infrastructure/sample/seats.json' with { type: 'json' };
import { chosenSeats } from '../../bench/sample-seats/chosen-seats.ts';
import { Neighborhood } from '../../bench/sample-seats/neighborhood.ts';
import { servedPlaces } from '../../bench/sample-seats/served-places.ts';

const places = new SnapshotPostalPlaces(makePlacesSnapshot()).all();
const dealers = sampleDealers(places, 3000);
const seats = new Neighborhood<{ lat: number; lon: number; dealer: StoredDealer }>();
for (const dealer of dealers) if (dealer.location) seats.add({ ...dealer.location, dealer });

const placeOf = (code: string) => {
  const area = code.split(' ')[0];
  return places.find((place) => place.code === area);
};
const around = (code: string, miles: number) => {
  const place = placeOf(code);
  return place === undefined ? [] : seats.within(place, miles);
};

/** The fields of a dealer (specification, section 3) except `distanceMiles`, which only an answer has. */
const FIELDS = (
  'name companyId guid brandId valueBrand addressLine1 addressLine2 city state zipcode country location timeZone phone1 phone2 ' +
  'phone3 email website charterMemberDate dealerType dealerInfo displaySupport emergencyService nateCertified spanish ' +
  'financeUrl showFinancing leasingOption googleReviews nexiaDealer nexiaDealerDiagnostics asHomeDealer ' +
  'asHomeDealerDiagnostics preferred score priorityRanking searchInfo showAddress isTcs tcsId averageRating ' +
  'totalReviewCount totalResponseCount assignedNumbers routingGroupId fuseInfo'
).split(' ');

test('The seats of sample dealers match those that the bench chooses', () =>
  expect(SEATS).toEqual(chosenSeats(places)));

describe('Sample dealers', () => {
  it('have the requested number, each with its own id and name', () => {
    expect(dealers.length).toBe(3000);
    expect(new Set(dealers.map(({ companyId }) => companyId)).size).toBe(3000);
    expect(new Set(dealers.map(({ name }) => name)).size).toBe(3000);
  });

  it('are the same in every run', () => {
    const texas = places.filter(({ state }) => state === 'TX');
    expect(sampleDealers(texas, 300)).toStrictEqual(sampleDealers(texas, 300));
  });

  it.each(['75001', '10001', '02139', '99501', '96813', '00901', 'M5V 3L9', 'H2Y 1C6', 'K1A 0B1', '90210'])(
    'serve %s',
    (code) => expect(around(code, 45).length).toBeGreaterThan(0),
  );

  it('serve every served place from at most 45 miles away', () => {
    expect(servedPlaces(places).filter((place) => seats.within(place, 45, 1).length === 0)).toEqual([]);
  });

  it.each(['75001', '10001', '90210', '60601', 'M5V', 'H2Y'])('include at least four near %s', (code) =>
    expect(around(code, 45).length).toBeGreaterThanOrEqual(4),
  );

  it.each(REMOTE_PLACES)('include none within 50 miles of $place ($code)', ({ code, place }) => {
    expect(`${placeOf(code)?.city}, ${placeOf(code)?.state}`).toBe(place);
    expect(around(code, 50)).toEqual([]);
  });

  it('spread to places around the seats once the seats are full, but never near a remote place', () => {
    const further = sampleDealers(places, 12_000).slice(SEATS.length * 20);
    expect(new Set(further.map(({ zipcode }) => zipcode)).size).toBeGreaterThan(3000);
    const remote = new Neighborhood<{ lat: number; lon: number }>();
    for (const { code } of REMOTE_PLACES) remote.add(placeOf(code) ?? { lat: 0, lon: 0 });
    expect(
      further.filter(({ location }) => location === undefined || remote.within(location, 50, 1).length > 0),
    ).toEqual([]);
  });

  it('have every combination of badges, with and without leasing', () => {
    const held = (dealer: StoredDealer) =>
      [
        ...badgesOf(dealer).filter((badge) => badge !== 'financing'),
        dealer.showFinancing,
        dealer.leasingOption,
      ].join();
    expect(new Set(dealers.map(held)).size).toBe(128);
    expect(dealers.some(({ dealerType }) => dealerType === NOT_CERTIFIED)).toBe(true);
  });

  it('use every field, and omit most fields at some dealers', () => {
    const fields = new Map<string, number>();
    for (const dealer of dealers) {
      for (const field of Object.keys(dealer)) fields.set(field, (fields.get(field) ?? 0) + 1);
    }
    const always = [...fields].filter(([, uses]) => uses === dealers.length).map(([field]) => field);
    expect([...fields.keys()]).toEqual(expect.arrayContaining(FIELDS));
    expect(FIELDS.filter((field) => !always.includes(field)).length).toBeGreaterThan(always.length);
  });

  it('have names as feeds deliver them', () => {
    const names = dealers.map(({ name }) => name ?? '');
    expect(dealers[0]).toMatchObject({ name: 'ACE HVAC AND A/C LLC', zipcode: '75001' });
    expect(names).toContain('SONS OF COMFORT HEATING AND AIR');
    expect(names.some((name) => name.startsWith("O'BRIEN'S"))).toBe(true);
    expect(names.filter((name) => name !== name.toUpperCase())).toEqual([]);
    expect(names.some((name) => isLongName(displayName(name)))).toBe(true);
  });

  it('have only fictional numbers, of every type; a few have none', () => {
    const assigned = dealers.flatMap(({ assignedNumbers = [] }) => assignedNumbers);
    expect(new Set(assigned.map(({ numberType }) => numberType))).toEqual(new Set(NUMBER_TYPES));
    expect(assigned.filter(({ number }) => !/^1?\d{3}55501\d\d$/.test(number))).toEqual([]);
    const valueBrand = assigned.filter(({ numberType }) => numberType === 'value-brand');
    expect(valueBrand.filter(({ number }) => !/^1\d{10}$/.test(number))).toEqual([]);
    const phones = dealers.flatMap(({ phone1, phone2, phone3 }) => [phone1, phone2, phone3]);
    expect(phones.filter((phone) => phone !== undefined && !/^\d{3}55501\d\d$/.test(phone))).toEqual([]);
    expect(dealers.some(({ phone1 }) => phone1 === undefined)).toBe(true);
  });

  it('are marked as samples, and are in buckets 1 to 4', () => {
    expect(dealers.filter(({ guid }) => !guid?.startsWith('sample-'))).toEqual([]);
    expect(new Set(dealers.map(({ searchInfo }) => searchInfo?.bucket))).toEqual(new Set([1, 2, 3, 4]));
  });
});

describe('Sample reviews', () => {
  const totals = new Map<number, { count: number; sum: number; answered: number }>();
  const texts = new Set<string>();
  let faulty = 0;
  beforeAll(() => {
    for (const { companyId, review } of sampleReviews(dealers)) {
      const { count, sum, answered } = totals.get(companyId) ?? { count: 0, sum: 0, answered: 0 };
      const answer = review.ownerResponse === undefined ? 0 : 1;
      totals.set(companyId, { count: count + 1, sum: sum + review.rating, answered: answered + answer });
      texts.add(review.text);
      const { ownerResponseDate = '9999' } = review;
      if (ownerResponseDate <= review.date || review.date >= '2026-11-01') faulty += 1;
      if (!/^\p{Lu}\p{L}+ [A-Z]\.$/u.test(review.authorName)) faulty += 1;
    }
  });

  it('add up to the totals of their dealers', () => {
    const summed = (dealer: StoredDealer) => {
      const { count, sum, answered } = totals.get(dealer.companyId) ?? { count: 0, sum: 0, answered: 0 };
      return count === 0 ? [0] : [count, averageRating(sum, count), answered];
    };
    const said = ({ totalReviewCount = 0, averageRating: average, totalResponseCount }: StoredDealer) =>
      totalReviewCount === 0 ? [0] : [totalReviewCount, average, totalResponseCount];
    expect(dealers.map(said)).toEqual(dealers.map(summed));
  });

  it('number 60,000, with more than 1,000 different texts, and 30% have an answer', () => {
    const all = [...totals.values()];
    const count = all.reduce((sum, total) => sum + total.count, 0);
    const answered = all.reduce((sum, total) => sum + total.answered, 0);
    expect(count).toBe(60_000);
    expect(answered / count).toBeCloseTo(0.3, 1);
    expect(texts.size).toBeGreaterThan(1000);
  });

  it('number more than a hundred for some dealers, and zero for others', () => {
    expect([...totals.values()].some(({ count }) => count > 100)).toBe(true);
    expect(dealers.some(({ totalReviewCount }) => totalReviewCount === 0)).toBe(true);
    expect(dealers.some(({ totalReviewCount }) => totalReviewCount === undefined)).toBe(true);
  });

  it('have an author and a past date; answers are dated after their review', () => expect(faulty).toBe(0));
});
