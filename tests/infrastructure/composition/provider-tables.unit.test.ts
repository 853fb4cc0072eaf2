import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { LookUpDealer } from '../../../application/provider/look-up-dealer/look-up-dealer.ts';
import {
  dealerLookUp,
  listedDealerLookUp,
} from '../../../infrastructure/composition/provider/dealer-providers.ts';
import { PROVIDER_NAMES } from '../../../infrastructure/composition/provider/provider-names.ts';
import { providerIn } from '../../../infrastructure/composition/provider/provider-table.ts';
import { rebateDirectory } from '../../../infrastructure/composition/provider/rebate-providers.ts';
import { dealerReviews } from '../../../infrastructure/composition/provider/review-module.ts';
import { HouseholdRebateDirectory } from '../../../infrastructure/composition/provider/household-rebate-directory.ts';
import { HttpDealerLookUp } from '../../../infrastructure/http/http-dealer-look-up.ts';
import { HttpDealerReviews } from '../../../infrastructure/http/http-dealer-reviews.ts';
import { BadSetting, readSettings } from '../../../infrastructure/settings/settings.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';
import { FakeIncomeLimits } from '../../fakes/content/fake-income-limits.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { MemoryDealerRecords } from '../../fakes/dealers/memory-dealer-records.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { MemoryReviewRecords } from '../../fakes/dealers/memory-review-records.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

const HOST = 'https://provider.example';
const log = new MemoryLogger();

const lookUp = (dealerProvider: string) =>
  dealerLookUp(
    { ...readSettings({ PROVIDER_API_HOST: HOST }), dealerProvider },
    new LookUpDealer(new MemoryDealerRecords([])),
    log,
  );

const rebates = (rebateProvider: string) =>
  rebateDirectory(
    { ...readSettings({ REBATE_API_HOST: HOST }), rebateProvider },
    {
      records: new FakeRebateDirectory(),
      incomeLimits: new FakeIncomeLimits(),
      places: new MemoryPostalPlaces([]),
      clock: new FakeClock(),
      log,
    },
  );

const reviews = (reviewsProvider: string) =>
  dealerReviews(
    { ...readSettings({ REVIEWS_API_HOST: HOST }), reviewsProvider },
    new MemoryReviewRecords([]),
    log,
  );

const NO_NAMES = ['acme', 'constructor', 'toString', '__proto__'];

describe.each([
  ['DEALER_PROVIDER', 'dealerProvider', 'dealer', PROVIDER_NAMES.dealers, lookUp, HttpDealerLookUp],
  ['REBATE_PROVIDER', 'rebateProvider', 'rebate', PROVIDER_NAMES.rebates, rebates, HouseholdRebateDirectory],
  ['REVIEWS_PROVIDER', 'reviewsProvider', 'review', PROVIDER_NAMES.reviews, reviews, HttpDealerReviews],
] as const)('The setting %s', (setting, read, kind, names, chosen, made) => {
  test.each(names)('accepts the provider %s', (name) => {
    expect(readSettings({ [setting]: name }, PROVIDER_NAMES)[read]).toBe(name);
    expect(chosen(name)).toHaveProperty(Object.keys(chosen('standard'))[0] ?? '');
  });

  test('makes the standard adapter', () => expect(chosen('standard')).toBeInstanceOf(made));

  test.each(NO_NAMES)('rejects the unknown provider %s', (name) => {
    expect(() => chosen(name)).toThrow(new BadSetting(`There is no ${kind} provider ${name}`));
    expect(() => readSettings({ [setting]: name }, PROVIDER_NAMES)).toThrow(
      `Setting ${setting} is "${name}": expected ${names.join(' or ')}`,
    );
  });
});

test('A new provider needs only a line in its table', () => {
  const table = { standard: 1, acme: 2 };
  expect(providerIn(table, 'rebate', 'acme')).toBe(2);
});

test.each([
  { env: {}, isKnown: true },
  { env: { DEALER_API_HOST: HOST, PROVIDER_API_HOST: HOST }, isKnown: true },
  // A provider's company ids may belong to other dealers in our own records.
  { env: { DEALER_API_HOST: HOST }, isKnown: false },
])('With $env, listed dealers can be looked up: $isKnown', async ({ env, isKnown }) => {
  const dealer = aDealer().withCompanyId(7).build();
  const own = { byCompanyId: () => TE.right(O.some(dealer)) };
  const answer = await listedDealerLookUp(readSettings(env), own).byCompanyId(companyId(7))();
  expect(answer).toEqual(E.right(isKnown ? O.some(dealer) : O.none));
});
