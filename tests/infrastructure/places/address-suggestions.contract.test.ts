import { beforeEach, describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import { BuiltInAddressSuggestions } from '../../../infrastructure/places/built-in-address-suggestions.ts';
import { GoogleAddressSuggestions } from '../../../infrastructure/places/google-address-suggestions.ts';
import type { AddressSuggestions } from '../../../application/ports/dealers/address-suggestions.ts';
import { makePlacesSnapshot } from '../../../infrastructure/places/places-snapshot.ts';
import { SnapshotPostalPlaces } from '../../../infrastructure/places/snapshot-postal-places.ts';
import { describeAddressSuggestions } from '../../contracts/dealers/address-suggestions.ts';
import { FakeAddressSuggestions } from '../../fakes/dealers/fake-address-suggestions.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { answering, hanging, refusing, resetBeforeHeaders, type Fault } from '../../faults/fault.ts';
import { componentsOf, DETAILS, GoogleStandIn, PREDICTIONS } from './google-stand-in.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const places = new SnapshotPostalPlaces(makePlacesSnapshot());
const nothing = async (): Promise<void> => undefined;
const code = (typed: string) => O.toNullable(parsePostalCode(typed));

describeAddressSuggestions('fake', async () => {
  const suggestions = new FakeAddressSuggestions();
  return { suggestions, breakDown: async () => suggestions.breakDown(), close: nothing };
});

describeAddressSuggestions('built in', async () => ({
  suggestions: new BuiltInAddressSuggestions(places),
  close: nothing,
}));

const labels = (typed: string, near: string | null = null) =>
  new BuiltInAddressSuggestions(places)
    .for(typed, near === null ? null : code(near))()
    .then((answer) => (answer._tag === 'Right' ? answer.right.map(({ label }) => label) : null));

describe('Built-in suggestions (contract, section 3)', () => {
  test('are in the areas nearest to the visitor', async () => {
    expect(await labels('1200 main st', '75001')).toEqual([
      '1200 Main St, Addison, TX 75001',
      '1200 Main St, Dallas, TX 75244',
      '1200 Main St, Dallas, TX 75248',
      '1200 Main St, Dallas, TX 75254',
      '1200 Main St, Dallas, TX 75287',
    ]);
  });

  test('complete a city that is partly typed', async () => {
    expect((await labels('1200 main st, car', '75001'))?.[0]).toBe('1200 Main St, Carrollton, TX 75006');
    expect((await labels('1200 main st st. louis mo'))?.[0]).toBe('1200 Main St, Saint Louis, MO 63101');
    const states = (await labels('1200 main st, springfield'))?.map((label) => label.slice(-8, -6));
    expect(new Set(states).size).toBe(5);
  });

  test('find the town after a street whose name ends in "st"', async () => {
    expect((await labels('12 north court st dallas', '75001'))?.[0]).toBe(
      '12 North Court St, Dallas, TX 75244',
    );
    expect((await labels('12 lake court st dallas', '75001'))?.[0]).toBe(
      '12 Lake Court St, Dallas, TX 75244',
    );
    expect((await labels('12 north court st louis', '75001'))?.[0]).toMatch(/^12 North Court, Saint Louis, /);
    expect(await labels('po box 12 chicago', '75001')).toEqual([]);
  });

  test('trust a complete postal code over the typed city', async () => {
    expect(await labels('1200 main st, farmers branch, tx 75234', '10001')).toEqual([
      '1200 Main St, Dallas, TX 75234',
    ]);
    expect(await labels('100 king st w, m5v3l9', '75001')).toEqual(['100 King St W, Toronto, ON M5V 3L9']);
  });

  test('offer a Canadian visitor their own code, and a typed town across the border', async () => {
    expect(await labels('100 king st w', 'm5v 3l9')).toEqual(['100 King St W, Toronto, ON M5V 3L9']);
    expect(await labels('100 king st w, tor', 'm5v 3l9')).toContain('100 King St W, Toronto, ON M5V 3L9');
    expect(await labels('100 king st w, ottawa on', 'm5v 3l9')).toEqual(['100 King St W, Ottawa, ON']);
    expect((await labels('100 king st w, buffalo ny', 'm5v 3l9'))?.[0]).toMatch(/, Buffalo, NY 142\d\d$/);
  });
});

describe('Towns of Canada (contract, section 3)', () => {
  test.each([
    ['12 king st toronto', null, '12 King St, Toronto, ON'],
    ['12 king st, toronto, on', null, '12 King St, Toronto, ON'],
    ['12 king st toronto', '14201', '12 King St, Toronto, ON'],
    ['4321 rue saint-denis, montreal qc', null, '4321 Rue Saint-Denis, Montreal, QC'],
    ['12 Rue Saint-Jean Québec', null, '12 Rue Saint-Jean, Québec, QC'],
    ['12 rue saint-jean quebec', '75001', '12 Rue Saint-Jean, Québec, QC'],
    ['12 rue saint-jean, quebec city', 'm5v 3l9', '12 Rue Saint-Jean, Québec, QC'],
  ])('begin the suggestions for %j near %j', async (typed, near, first) =>
    expect((await labels(typed, near))?.[0]).toBe(first),
  );

  test('are offered once, despite several codes', async () => {
    expect(await labels('12 rue saint-jean, quebec qc')).toEqual(['12 Rue Saint-Jean, Québec, QC']);
  });

  test('come after a nearby US town', async () => {
    const found = (await labels('12 king st toronto', '44203')) ?? [];
    expect(found[0]).toBe('12 King St, Toronto, OH 43964');
    expect(found).toContain('12 King St, Toronto, ON');
  });

  test('are not verified, and do not change the code', async () => {
    const [town] = await new BuiltInAddressSuggestions(places)
      .for('12 king st toronto', null)()
      .then((answer) => (answer._tag === 'Right' ? answer.right : []));
    expect(town).toMatchObject({ city: 'Toronto', state: 'ON', zip: '', isVerified: false });
  });
});

describe('Google', () => {
  const server = providerOfTests();
  let [google, log] = [new GoogleStandIn(), new MemoryLogger()];
  beforeEach(() => {
    [google, log] = [new GoogleStandIn(), new MemoryLogger()];
    server.serve(PREDICTIONS, google.predictions);
    server.serve(DETAILS, google.details);
  });

  const suggestions = (instead: AddressSuggestions, timeoutMs = PATIENCE_MS) =>
    new GoogleAddressSuggestions(
      { key: 'the-key', host: server.address, timeoutMs },
      new MemoryPostalPlaces(),
      instead,
      log,
    );
  const ask = (typed = '1200 main st', timeoutMs?: number) =>
    suggestions(new BuiltInAddressSuggestions(places), timeoutMs).for(typed, code('75001'))();

  describeAddressSuggestions('Google', async () => {
    const broken = new FakeAddressSuggestions();
    broken.breakDown();
    return {
      suggestions: suggestions(broken),
      breakDown: async () => server.meet(PREDICTIONS, refusing(503)),
      close: nothing,
    };
  });

  test('receives a request for addresses in both countries around the visitor, with only the used fields', async () => {
    await ask();
    expect(google.asked.map(({ headers }) => headers)).toMatchObject([
      { 'x-goog-api-key': 'the-key', 'x-goog-fieldmask': 'suggestions.placePrediction.placeId' },
      { 'x-goog-api-key': 'the-key', 'x-goog-fieldmask': 'addressComponents' },
    ]);
    expect(google.asked[0]?.body).toEqual({
      input: '1200 main st',
      includedRegionCodes: ['us', 'ca'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
      locationBias: { circle: { center: { latitude: 32.96, longitude: -96.8372 }, radius: 50_000 } },
    });
    expect(server.asked.join()).not.toContain('the-key');
  });

  test('receives no request for an incomplete address', async () => {
    await ask('1200');
    expect(server.asked).toEqual([]);
  });

  const predicting = (count: number): Fault =>
    answering({
      suggestions: Array.from({ length: count }, (_, i) => ({ placePrediction: { placeId: `../${i}?` } })),
    });
  const parts = componentsOf({ addressLine1: '1200 Main St', city: 'Addison', state: 'TX', zip: '75001' });

  test('returns at most five places', async () => {
    server.meet(PREDICTIONS, predicting(9));
    server.meet(DETAILS, ...Array.from({ length: 5 }, () => answering({ addressComponents: parts })));
    expect(await ask()).toMatchObject({ right: { length: 5 } });
    expect(server.asked.slice(1).toSorted()).toEqual([0, 1, 2, 3, 4].map((i) => `${DETAILS}..%2F${i}%3F`));
  });

  test.each(['street_number', 'route', 'locality', 'administrative_area_level_1', 'country', 'postal_code'])(
    'leaves out a place without %s',
    async (missing) => {
      const rest = parts.filter((part) => !JSON.stringify(part).includes(missing));
      server.meet(PREDICTIONS, predicting(2));
      server.meet(DETAILS, answering({ addressComponents: rest }), answering({ addressComponents: parts }));
      expect(await ask()).toMatchObject({ right: { length: 1 } });
    },
  );

  test('ignores malformed predictions and parts of places', async () => {
    server.meet(PREDICTIONS, answering({ suggestions: [7, { placePrediction: { placeId: 'a' } }] }));
    server.meet(DETAILS, answering({ addressComponents: [7, ...parts] }));
    expect(await ask()).toMatchObject({ right: [{ addressLine1: '1200 Main St', isVerified: true }] });
  });

  test('leaves out a place in another country, and uses a borough as the city', async () => {
    const abroad = parts.map((part) => JSON.parse(JSON.stringify(part).replace('"US"', '"MX"')) as object);
    const borough = parts.map(
      (part) => JSON.parse(JSON.stringify(part).replace('locality', 'sublocality_level_1')) as object,
    );
    server.meet(PREDICTIONS, predicting(2));
    server.meet(DETAILS, answering({ addressComponents: abroad }), answering({ addressComponents: borough }));
    expect(await ask()).toMatchObject({ right: [{ city: 'Addison' }] });
  });

  test.each<[string, Fault, string]>([
    ['status 403', refusing(403), '403'],
    ['a broken connection', resetBeforeHeaders, 'TypeError'],
    ['invalid JSON', answering('<p>1200 main st', 'text/html'), 'SyntaxError'],
    ['a malformed answer', answering({ suggestions: 'none' }), 'malformed'],
  ])(
    'is replaced by built-in suggestions after %s, and the log contains no address',
    async (_what, fault, reported) => {
      server.meet(PREDICTIONS, fault);
      expect(await ask()).toMatchObject({ right: [{ zip: '75001' }, { zip: '75244' }, {}, {}, {}] });
      expect([log.errors, log.warnings]).toEqual([[], [`Google suggests no addresses: ${reported}`]]);
      await server.atRest();
    },
  );

  test('leaves out a place that fails', async () => {
    server.meet(PREDICTIONS, predicting(3));
    server.meet(DETAILS, refusing(500), answering({ addressComponents: parts }), resetBeforeHeaders);
    expect(await ask()).toMatchObject({ right: [{ city: 'Addison' }] });
    expect(log.warnings).toEqual([]);
    await server.atRest();
  });

  test('is replaced by built-in suggestions if all of its places fail', async () => {
    server.meet(PREDICTIONS, predicting(3));
    server.meet(DETAILS, refusing(500), refusing(500), refusing(500));
    expect(await ask()).toMatchObject({ right: { length: 5 } });
    expect(log.warnings).toEqual(['Google suggests no addresses: 500']);
    await server.atRest();
  });

  test('is replaced by built-in suggestions if it takes too long', async () => {
    server.meet(PREDICTIONS, hanging);
    expect(await ask('1200 main st', 50)).toMatchObject({ right: { length: 5 } });
    expect(log.warnings).toEqual(['Google suggests no addresses: TimeoutError']);
    await server.atRest();
  });
});
