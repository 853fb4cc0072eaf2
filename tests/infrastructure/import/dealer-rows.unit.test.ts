import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { NUMBER_TYPES, type Dealer } from '../../../domain/dealer/dealer.ts';
import { fromDealer } from '../../../infrastructure/wire/dealer-wire.ts';
import { csvRows } from '../../../infrastructure/import/csv-rows.ts';
import { DEALER_COLUMNS } from '../../../infrastructure/import/dealer-columns.ts';
import { dealerDecoder } from '../../../infrastructure/import/dealer-rows.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { all, asCsv, faultsIn, inPieces, rowsOf } from './rows.ts';
import { companyId } from '../../builders/company-id.ts';

const ADDISON = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
const places = new MemoryPostalPlaces([['75001', ADDISON]]);
const decode = (record: unknown) => dealerDecoder(places)(record);
const wire = (fields: object = {}) => ({ ...fromDealer(aDealer().build()), ...fields });
const faultsOf = (record: unknown) => faultsIn(decode(record));
const ID = 'companyID should be a whole number from 1 to 2147483647';

const phone = fc.stringMatching(/^[2-9]\d{9}$/);
const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((t) => t.trim())
  .filter((t) => t !== '' && !t.includes('\0'));
const dealers: fc.Arbitrary<Dealer> = fc.record(
  {
    companyId: fc.integer({ min: 1, max: 2 ** 31 - 1 }).map(companyId),
    name: text,
    addressLine1: text,
    zipcode: fc.constantFrom('75001', 'M5V 3L9'),
    phone1: phone,
    emergencyService: fc.boolean(),
    score: fc.nat(),
    averageRating: fc.float({ min: 0, max: 5, noNaN: true }),
    assignedNumbers: fc.array(
      fc.record({
        numberType: fc.constantFrom(...NUMBER_TYPES.filter((t) => t !== 'value-brand')),
        number: phone,
      }),
      { minLength: 1 },
    ),
    dealerInfo: fc.record({ weekHours: fc.record({ mon: text, sun: text }) }),
    // Within 100 miles of 75001; M5V is not listed in this test.
    location: fc.record({
      lat: fc.double({ min: 32, max: 34, noNaN: true }),
      lon: fc.double({ min: -98, max: -96, noNaN: true }),
    }),
  },
  { requiredKeys: ['companyId', 'name', 'location'] },
);

describe('A row of dealers', () => {
  test('with a position far from its own zip is rejected, with the distance', () => {
    const at = (lat: number, lon: number) => faultsOf(wire({ zipcode: '75001', location: { lat, lon } }));
    expect(at(32.96, 96.84)).toEqual([
      expect.stringMatching(/^location is 7,?\d\d\d miles from zipcode 75001, more than 100$/),
    ]);
    expect([at(34.2, -96.84), at(32.96, -96.84)]).toEqual([[], []]);
  });

  test('has special hours by date, or is rejected with an example', () => {
    const days = [{ date: '2026-11-26', hours: 'closed' }];
    for (const cell of ['2026-11-26 closed', days])
      expect(decode(wire({ special_hours: cell }))).toMatchObject(E.right({ specialDays: days }));
    for (const cell of [
      'closed',
      '2026-11-26 by appointment',
      [{ date: '2026-11-31', hours: 'closed' }],
      [7],
    ])
      expect(faultsOf(wire({ special_hours: cell }))).toEqual([
        expect.stringMatching(/^special_hours should be dates with hours or closed, like 2026-11-26 closed/),
      ]);
  });

  test.each([
    'Store ID,Store Name,Street Address,City,State/Province,ZIP Code,Phone Number,Latitude,Longitude',
    'store_id,store_name,street_address,city,province,zip,phone,lat,lng',
  ])('accepts the columns of other systems: %s', async (header) => {
    const rows = await rowsOf(
      csvRows(
        inPieces(`${header}\n7,ACE HVAC,1 Main St,Addison,TX,75001,9725550100,32.96,-96.84`, 9),
        DEALER_COLUMNS,
      ),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({
        record: {
          companyID: '7',
          name: 'ACE HVAC',
          addressLine1: '1 Main St',
          city: 'Addison',
          state: 'TX',
          zipcode: '75001',
          phone1: '9725550100',
          location: { lat: 32.96, lon: -96.84 },
        },
      }),
    );
  });

  test('ignores a second name for the same column', async () => {
    const rows = await all(csvRows(inPieces('companyID,name,Title\n7,ACE,Mr', 9), DEALER_COLUMNS));
    expect(rows).toEqual([
      { kind: 'left-out', columns: ['Title'] },
      expect.objectContaining({ record: { companyID: '7', name: 'ACE' } }),
    ]);
  });

  test.each([
    ['995042300', '99504'],
    ['99504-2300', '99504'],
    [995042300, '99504'],
    ['21101234', '02110'],
    [21101234, '02110'],
    [' 75001 ', '75001'],
    ['m5v3l9', 'M5V 3L9'],
  ])('with the zipcode %p is stored with %p', (zipcode, normal) =>
    expect(decode(wire({ zipcode, location: { lat: 32.96, lon: -96.84 } }))).toMatchObject({
      right: { zipcode: normal },
    }),
  );

  test.each(['1234567', '2110', '1234567890'])('with the zipcode %p is rejected', (zipcode) =>
    expect(faultsOf(wire({ zipcode, location: { lat: 32.96, lon: -96.84 } }))).toEqual([
      expect.stringContaining('zipcode should be a US or Canadian postal code'),
    ]),
  );

  test.each([
    ['2110', 'MA', '02110'],
    ['901', 'pr', '00901'],
  ])('with the cut zipcode %p in %s is stored with %p', (zipcode, state, normal) =>
    expect(decode(wire({ zipcode, state, location: undefined }))).toMatchObject({
      left: [{ field: 'location', reason: `is missing, and zipcode ${normal} isn’t at a known place` }],
    }),
  );

  test.each(['(214) 555-0100 ext. 12', '214-555-0100 x12'])('may have the phone %p', (phone1) =>
    expect(decode(wire({ phone1 }))).toMatchObject({ right: { phone1 } }),
  );

  it('is read back unchanged from CSV and JSON, at any split of the text', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(dealers, { selector: (d) => d.companyId, minLength: 1 }),
        fc.nat(60),
        async (list, cut) => {
          const csv = csvRows(inPieces(asCsv(list.map(fromDealer)), 1 + cut), DEALER_COLUMNS);
          const json = list.map((dealer) => JSON.parse(JSON.stringify(fromDealer(dealer))) as unknown);
          const fromCsv = (await rowsOf(csv)).map(({ record }) => record);
          for (const records of [fromCsv, json]) {
            const decoder = dealerDecoder(places);
            expect(records.map(decoder)).toEqual(list.map((dealer) => E.right(plain(dealer))));
          }
        },
      ),
      { numRuns: 50 },
    ));

  it('without a location is placed at the center of its postal code', () => {
    const { lat, lon } = ADDISON;
    expect(decode(wire({ location: undefined }))).toMatchObject(E.right({ location: { lat, lon } }));
  });

  it('has no distance, since only search results have one', () => {
    const decoded = decode(wire({ distanceMiles: 3 }));
    expect(E.isRight(decoded) && 'distanceMiles' in decoded.right).toBe(false);
  });

  test.each<readonly [string, object, string]>([
    ['no company id', { companyID: undefined }, `${ID}, is nothing`],
    ['an id of more than 32 bits', { companyID: 2 ** 31 }, `${ID}, is 2147483648`],
    ['a blank name', { name: ' ' }, 'name is missing'],
    ['half a location', { location: { lat: 3 } }, 'location needs both lat and lon'],
    [
      'latitude and longitude exchanged',
      { location: { lat: -96.8, lon: 32.9 } },
      'location.lat should be degrees from -90 to 90, is -96.8',
    ],
    ['a place in the ocean', { location: { lat: 0, lon: 0 } }, 'location is 0, 0, which is in the ocean'],
    [
      'neither location nor known zip',
      { location: undefined, zipcode: '99998' },
      'location is missing, and zipcode 99998 isn’t at a known place',
    ],
    ['an invalid zip', { zipcode: '7500' }, 'zipcode should be a US or Canadian postal code, is "7500"'],
    ['a short phone', { phone1: '555-0100' }, 'phone1 should be a phone number of ten digits, is "555-0100"'],
    ['a score below zero', { score: -1 }, 'score should be a non-negative integer, is -1'],
    [
      'a flag that is neither yes nor no',
      { nateCertified: 'N/A' },
      'nateCertified should be yes or no, is "N/A"',
    ],
    [
      'a script as an address',
      { financeURL: 'javascript:alert(1)' },
      'financeURL should be a web address, is "javascript:alert(1)"',
    ],
    ['a lone surrogate', { city: 'A\uD800' }, 'city holds characters that aren’t text'],
  ])('with %s is rejected', (_, fields, reason) => expect(faultsOf(wire(fields))).toContain(reason));

  it('is rejected if it is no record', () => expect(faultsOf(5)).toEqual(['row should be a dealer, is 5']));

  it('is rejected without quoting an e-mail address', () =>
    expect(faultsOf(wire({ email: 'ann at home' }))).toEqual(['email should be an e-mail address']));

  it('accepts a value brand’s number with an extra first digit', () => {
    const numbers = (numberType: string) => ({
      whodis: { assignedNumbers: [{ numberType, number: '99725550101' }] },
    });
    expect(faultsOf(wire(numbers('value-brand')))).toEqual([]);
    expect(faultsOf(wire(numbers('paid-search')))).toEqual([
      'whodis.assignedNumbers.0.number should be a phone number of ten digits, is "99725550101"',
    ]);
    expect(faultsOf(wire(numbers('radio')))[0]).toMatch(
      /^whodis.assignedNumbers.0.numberType should be one of/,
    );
  });

  it('is rejected with all of its faults', () =>
    expect(faultsOf(wire({ name: '', phone1: '1', zipcode: 'x' }))).toHaveLength(3));

  it('is rejected if its company id is already in the file', () => {
    const decoder = dealerDecoder(places);
    expect(E.isRight(decoder(wire()))).toBe(true);
    expect(decoder(wire())).toEqual(E.left([{ field: 'companyID', reason: '1001 is in the file already' }]));
  });
});

/** Without -0, which no file can store. */
const plain = (dealer: Dealer): unknown => JSON.parse(JSON.stringify(dealer));
