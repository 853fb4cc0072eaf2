import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { NO_CHOICE } from '../../../domain/rebate/utilities.ts';
import {
  rebateDirectory,
  withTownNames,
} from '../../../infrastructure/composition/provider/rebate-providers.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { areaIncomes } from '../../builders/area-incomes.ts';
import { FakeIncomeLimits } from '../../fakes/content/fake-income-limits.ts';
import { FakeRebateDirectory } from '../../fakes/content/fake-rebate-directory.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { answering } from '../../faults/fault.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const provider = providerOfTests();

const records = new FakeRebateDirectory();

const places = new MemoryPostalPlaces([
  ['02110', { city: 'Boston', state: 'MA', lat: 42, lon: -71 }],
  ['55401', { city: 'Minneapolis', state: 'MN', lat: 45, lon: -93 }],
]);

const directoryOf = (env: Readonly<Record<string, string>>) =>
  rebateDirectory(readSettings(env), {
    records,
    incomeLimits: new FakeIncomeLimits({ 'Minneapolis, MN': areaIncomes('Hennepin County, MN') }),
    places,
    clock: new FakeClock(),
    log: new MemoryLogger(),
  });

/** The paths requested when an area is read twice. */
const askedBy = async (env: Readonly<Record<string, string>>): Promise<ReadonlyArray<string>> => {
  provider.serve('/', answering({ is_under_80_ami: false, is_under_150_ami: true, incentives: [] }));
  const directory = directoryOf(env);
  for (const _time of [1, 2]) await directory.rebatesAt('02110' as PostalCode)();
  return provider.asked.map((address) => address.split('?')[0] ?? '');
};

describe('Rebates are read', () => {
  test('from our own records by default', async () => {
    expect(await askedBy({})).toEqual([]);
    expect(records.asked).toHaveLength(2);
  });

  test('for an area that is named like the rest of the site names its code', async () => {
    const area = { cityState: 'Worcester, MA' };
    provider.serve(
      '/',
      answering({ area, productRebateDetails: [{ maxRebate: { amount: 1 }, rebatePrograms: [] }] }),
    );
    const named = async (code: string) => {
      const directory = withTownNames(directoryOf({ REBATE_API_HOST: provider.address }), places);
      const answer = await directory.rebatesAt(code as PostalCode)();
      return E.isRight(answer) && O.toNullable(answer.right.cityState);
    };
    expect(await named('02110')).toBe('Boston, MA');
    expect(await named('02999')).toBe('Worcester, MA');
  });

  test('from a real provider if its host is set, once a day', async () => {
    const incentives = { INCENTIVES_API_URL: `${provider.address}/incentives`, INCENTIVES_API_KEY: 'k' };
    expect(await askedBy({ REBATE_API_HOST: `${provider.address}/v1`, ...incentives })).toEqual([
      '/v1/productRebateDetails.json',
    ]);
  });

  test('once for all incomes from a source without medians', async () => {
    provider.serve('/', answering({ productRebateDetails: [] }));
    const directory = directoryOf({ REBATE_API_HOST: provider.address });
    const incomes = [];
    for (const income of ['25000', 'more'] as const) {
      const wishes = { language: 'en', household: { income, size: 4, owner: 'homeowner' } } as const;
      const answer = await directory.rebatesAt('02110' as PostalCode, NO_CHOICE, wishes)();
      incomes.push(E.isRight(answer) && O.toNullable(answer.right.household));
    }
    expect(incomes).toEqual([
      { applicants: [{ band: 'low', owner: 'homeowner' }], median: 'country' },
      { applicants: [{ band: 'high', owner: 'homeowner' }], median: 'country' },
    ]);
    expect(provider.asked).toEqual(['/productRebateDetails.json?zip=02110&pageSize=1']);
  });

  test('for a household whose income is compared with its area’s limits where they are known', async () => {
    const wishes = { language: 'en', household: { income: 63_000, size: 1, owner: 'homeowner' } } as const;
    const answer = await directoryOf({}).rebatesAt('55401' as PostalCode, NO_CHOICE, wishes)();
    expect(E.isRight(answer) && O.toNullable(answer.right.household)).toEqual({
      applicants: [{ band: 'low', owner: 'homeowner' }],
      median: 'area',
      limits: { area: 'Hennepin County, MN', fiscalYear: 2025, low: 64_000, high: 136_500 },
    });
  });

  test('from the incentives API if it is set, once a day', async () => {
    const api = { INCENTIVES_API_URL: `${provider.address}/incentives`, INCENTIVES_API_KEY: 'k' };
    expect(await askedBy(api)).toEqual([
      '/incentives/api/v1/utilities',
      ...Array.from({ length: 3 }, () => '/incentives/api/v1/calculator'),
    ]);
  });

  test('again for every request if answers must not be reused', async () =>
    expect(await askedBy({ REBATE_API_HOST: provider.address, REBATE_CACHE_HOURS: '0' })).toHaveLength(2));
});
