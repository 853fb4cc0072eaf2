import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import { NO_WISHES, type RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import { namesOfChosen, NO_CHOICE, type UtilityChoice } from '../../../domain/rebate/utilities.ts';
import { IncentivesRebateDirectory } from '../../../infrastructure/http/incentives-rebate-directory.ts';
import { mostOf } from '../../../domain/rebate/rebate-rule.ts';
import { aProgram } from '../../builders/a-program.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { answering, hanging, redirecting } from '../../faults/fault.ts';
import { FaultServer } from '../../faults/fault-server.ts';
import { UNAVAILABLE } from '../../faults/outages/provider-faults.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { answeringIncentives, incentiveOf, NO_INCENTIVES } from '../incentives-stand-in.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const KEY = 'secret-key';
const PLACES = new MemoryPostalPlaces([['02110', { city: 'Boston', state: 'MA', lat: 42, lon: -71 }]]);

const api = providerOfTests();

const read = (
  code = '02110',
  timeoutMs = PATIENCE_MS,
  choice: UtilityChoice = NO_CHOICE,
  wishes: RebateWishes = NO_WISHES,
) =>
  new IncentivesRebateDirectory({ url: api.address, key: KEY, timeoutMs }, PLACES, new FakeClock()).rebatesAt(
    code as PostalCode,
    choice,
    wishes,
  )();

const found = async (): Promise<AreaRebates> => {
  const answer = await read();
  if (E.isLeft(answer)) throw new Error(answer.left.reason);
  return answer.right;
};

const unavailable = (reason: string) => E.left({ _tag: 'RebatesUnavailable', reason });
const incentive = (facts: object = {}) => ({ ...incentiveOf(aProgram('a').paying(500).build()), ...facts });
const serve = (...incentives: ReadonlyArray<object>): void =>
  api.serve(
    '/',
    answeringIncentives(() => incentives),
  );

/** Requested before everything else. */
const UTILITIES = '/api/v1/utilities';

const askedWith = (utilities: string): ReadonlyArray<string> =>
  ['100000', '2000000', '5000'].map(
    (income) =>
      `/api/v1/calculator?zip=02110&owner_status=homeowner&household_income=${income}&household_size=4${utilities}`,
  );

describe('The incentives API', () => {
  test.each([
    [
      'both',
      { e: { name: 'Eversource' }, n: { name: 'National Grid' } },
      { g: { name: 'Boston Gas' } },
      '&utility=e&gas_utility=g',
    ],
    ['no gas', { e: { name: 'Eversource' } }, {}, '&utility=e&gas_utility=none'],
    ['no gas list', { e: { name: 'Eversource' } }, undefined, '&utility=e'],
    ['a malformed one', { x: 7, e: { name: 'Eversource' } }, undefined, '&utility=e'],
    ['none', {}, undefined, ''],
  ])('receives the likely utilities of the zip, if it lists %s', async (_what, utilities, gas, asked) => {
    api.serve(UTILITIES, answering({ utilities, gas_utilities: gas }));
    serve(incentive({ program: 'Utility rebate' }));
    const { utilities: named, programs } = await found();
    expect(api.asked.slice(1).toSorted()).toEqual(askedWith(asked));
    expect(namesOfChosen(named)).toEqual([
      ...(asked.includes('&utility=') ? ['Eversource'] : []),
      ...(asked.includes('=g') ? ['Boston Gas'] : []),
    ]);
    expect(programs).toHaveLength(1);
  });

  test.each([
    ['another one', { electric: 'n', gas: null }, '&utility=n&gas_utility=g'],
    ['no gas', { electric: null, gas: 'none' }, '&utility=e&gas_utility=none'],
    ['that they are unknown', { electric: 'unknown', gas: 'unknown' }, ''],
    ['utilities that are not on offer', { electric: 'x', gas: 'y' }, '&utility=e&gas_utility=g'],
  ])('is called with the household’s utilities if it states %s', async (_what, choice, asked) => {
    const utilities = { e: { name: 'Eversource' }, n: { name: 'National Grid' } };
    api.serve(UTILITIES, answering({ utilities, gas_utilities: { g: { name: 'Boston Gas' } } }));
    serve(incentive());
    await read('02110', PATIENCE_MS, choice);
    expect(api.asked.slice(1).toSorted()).toEqual(askedWith(asked));
  });

  test('is called without utilities if it lists none (404); if their list fails, rebates are unavailable', async () => {
    api.serve(UTILITIES, (_request, response) => void response.writeHead(404).end());
    serve(incentive({ program: 'State rebate' }));
    expect((await found()).programs).toHaveLength(1);
    expect(api.asked.slice(1).toSorted()).toEqual(askedWith(''));
    api.serve(UTILITIES, answering({ utilities: 'many' }));
    expect(await read()).toMatchObject(E.left({ _tag: 'RebatesUnavailable' }));
  });

  test('is called for homeowners with low, moderate and high incomes, with the key only in a header', async () => {
    const keys: Array<string | undefined> = [];
    api.serve('/', (request, response) => {
      keys.push(request.headers.authorization);
      NO_INCENTIVES(request, response);
    });
    await read();
    const [first, ...calls] = api.asked;
    expect(first).toBe(`${UTILITIES}?zip=02110`);
    expect(calls.toSorted()).toEqual(askedWith(''));
    expect(new Set(keys)).toEqual(new Set([`Bearer ${KEY}`]));
  });

  test.each([
    [{ income: '75000', size: 3, owner: 'homeowner' }, ['50001', '75000'], ['low', 'moderate'], 75_000],
    [{ income: '25000', size: 1, owner: 'homeowner' }, ['25000', '5000'], ['low'], 25_000],
    [{ income: 'more', size: 8, owner: 'renter' }, ['2000000', '250001'], ['high'], 100_000],
    [{ income: 72_310, size: 3, owner: 'homeowner' }, ['72310'], ['moderate'], 72_310],
  ] as const)('is called for the ends of the income of %j', async (household, incomes, bands, most) => {
    api.serve(UTILITIES, answering({ utilities: { e: { name: 'Eversource' } } }));
    const hear = (number: number) =>
      incentive({
        program: 'HEAR',
        owner_status: ['homeowner', 'renter'],
        amount: { type: 'dollar_amount', number },
      });
    api.serve(
      '/',
      answeringIncentives((income) => [hear(Math.min(income, 100_000))]),
    );
    const answer = await read('02110', PATIENCE_MS, NO_CHOICE, { language: 'en', household });
    const { owner, size } = household;
    expect(api.asked.slice(1).toSorted()).toEqual(
      incomes.map(
        (income) =>
          `/api/v1/calculator?zip=02110&owner_status=${owner}&household_income=${income}&household_size=${size}&utility=e`,
      ),
    );
    const applicants = bands.map((band) => ({ band, owner }));
    expect(answer).toMatchObject(
      E.right({ household: O.some({ applicants, median: 'area' }), maxRebate: most }),
    );
  });

  test('is called in Spanish for a Spanish page; its amounts are rules, which pages write', async () => {
    api.serve(UTILITIES, answering({ utilities: { e: { name: 'Eversource' } } }));
    serve(incentive({ amount: { type: 'dollars_per_unit', number: 400, unit: 'ton', maximum: 900 } }));
    const answer = await read('02110', PATIENCE_MS, NO_CHOICE, { language: 'es', household: null });
    expect(api.asked[0]).toBe(`${UTILITIES}?zip=02110&language=es`);
    expect(api.asked.slice(1).toSorted()).toEqual(askedWith('&utility=e&language=es'));
    expect(answer).toMatchObject(
      E.right({ language: 'es', programs: [{ amountLabel: '$400 per ton, up to $900' }] }),
    );
  });

  test('is not called for Canada or an unknown zip', async () => {
    expect(await read('M5V 3L9')).toMatchObject(E.right({ programs: [] }));
    expect(await read('00000')).toMatchObject(E.right({ programs: [] }));
    expect(api.asked).toEqual([]);
  });

  test.each([
    ['low', 200_000, 400_000, '180000'],
    ['high', 60_000, 80_000, '65000'],
  ])(
    'is called once more if a typical income counts as %s in the area',
    async (_band, under80, under150, income) => {
      api.serve('/', (request, response) => {
        const asked = Number(new URL(request.url ?? '/', api.address).searchParams.get('household_income'));
        answering({ is_under_80_ami: asked < under80, is_under_150_ami: asked < under150, incentives: [] })(
          request,
          response,
        );
      });
      await read();
      expect(api.asked).toHaveLength(5);
      expect(api.asked.at(-1)).toContain(`household_income=${income}&`);
    },
  );

  test('pays each income its own amount, and lists a program for all incomes once', async () => {
    const any = incentive({ program: 'Any' });
    const hear = (share: number, most: number) =>
      incentive({ program: 'HEAR', amount: { type: 'percent', number: share, maximum: most } });
    api.serve(
      '/',
      answeringIncentives((income) => {
        if (income < 60_000) return [hear(1, 8000), any];
        return income < 120_000 ? [hear(0.5, 4000), any] : [any];
      }),
    );
    const { programs, maxRebate } = await found();
    expect(programs.map(({ name, amountLabel, incomeBands }) => [name, amountLabel, ...incomeBands])).toEqual(
      [
        ['HEAR', '100% of the cost, up to $8,000', 'low'],
        ['Any', 'Up to $500'],
        ['HEAR', '50% of the cost, up to $4,000', 'moderate'],
      ],
    );
    // For a middle income, which is assumed.
    expect(maxRebate).toBe(4000);
    expect(new Set(programs.map(({ id }) => id)).size).toBe(3);
  });

  test.each([
    ['for renters only', { owner_status: ['renter'] }],
    ['for other products only', { items: ['electric_stove', 'heat_pump_water_heater'] }],
    ['for insulation, called efficiency', { items: ['wall_insulation', 'efficiency_rebates'] }],
    ['a tax credit', { payment_methods: ['tax_credit'] }],
    ['paid in an unknown way', { payment_methods: ['moon_money', 'unknown'] }],
    ['without a program', { program: ' ' }],
    ['malformed', { items: 'ducted_heat_pump' }],
  ])('leaves out an incentive: %s', async (_what, facts) => {
    serve(incentive(facts), incentive({ program: 'Good' }));
    expect((await found()).programs.map(({ name }) => name)).toEqual(['Good']);
  });

  test('omits unknown products', async () => {
    serve(incentive({ items: ['hover_pump', 'smart_thermostat'], payment_methods: ['beam', 'rebate'] }));
    expect((await found()).programs).toMatchObject([{ paysFor: ['Smart thermostat'] }]);
  });

  test.each([
    ['2026-02-01', '2026-11-22', '2026-02-01', '2026-11-22', 'running'],
    ['2024Q3', '2025q2', '2024-07-01', '2025-06-30', 'running'],
    ['2024-Q3', '2025-06-30T23:59:59Z', '2024-07-01', '2025-06-30', 'running'],
    ['2024-02-31T00:00:00', ' ', null, null, 'running'],
    ['2023', '2024', '2023-01-01', '2024-12-31', 'running'],
    ['2024-02', '2024-02', '2024-02-01', '2024-02-29', 'running'],
    ['soon', '2024-02-31', null, null, 'unknown'],
    ['', 'while funds last', null, null, 'unknown'],
    ['2024-13', '2024Q5', null, null, 'unknown'],
  ])('has dates from %j to %j', async (start_date, end_date, from, until, status) => {
    serve(incentive({ start_date, end_date }));
    const [program] = (await found()).programs;
    expect(program && [O.toNullable(program.validFrom), O.toNullable(program.validUntil)]).toEqual([
      from,
      until,
    ]);
    expect(program?.status).toBe(status);
  });

  test.each([
    [
      { type: 'dollars_per_unit', number: 75, unit: 'square_foot', representative: 900 },
      '$75 per square foot',
      null,
    ],
    [{ type: 'dollars_per_unit', number: 1.5, unit: 'kilowatt_hour' }, '$1.50 per kWh', null],
    [{ type: 'dollars_per_unit', number: 40, unit: ' ' }, '$40 per unit', 40],
    [
      { type: 'dollars_per_unit', number: 400, unit: 'ton', maximum: 999.9 },
      '$400 per ton, up to $999.90',
      999,
    ],
    [{ type: 'dollar_amount', number: 999.9 }, '$999.90', 999],
    [{ type: 'dollar_amount', number: 500, maximum: 400 }, 'Up to $400', 400],
    [{ type: 'dollar_amount', number: 0, maximum: 0 }, 'See the program', null],
    [{ type: 'percent', number: 0.125 }, '12.5% of the cost', null],
    [{ type: 'percent', number: 30, maximum: 900 }, 'Up to $900', 900],
    [{ type: 'percent', number: 0.3, representative: 7200 }, '30% of the cost', null],
    [{ type: 'riddle', number: 5, maximum: 400 }, 'Up to $400', 400],
    [{ type: 'riddle', number: 5 }, 'See the program', null],
    [{}, 'See the program', null],
    [{ type: 'dollar_amount', number: -5 }, 'See the program', null],
  ])('shows the amount %j as %j', async (amount, label, figure) => {
    serve(incentive({ amount }));
    expect((await found()).programs.map((program) => [program.amountLabel, mostOf(program) || null])).toEqual(
      [[label, figure]],
    );
  });

  test.each([
    [['homeowner'], 'Homeowners'],
    [['renter', 'homeowner'], 'Homeowners and renters'],
    [undefined, null],
  ])('with the owner status %j, lets %j apply', async (owner_status, who) => {
    serve(incentive({ owner_status }));
    expect((await found()).programs.map(({ whoCanApply }) => O.toNullable(whoCanApply))).toEqual([who]);
  });

  test('links only to web addresses', async () => {
    serve(
      incentive({ program_url: 'javascript:alert(1)', more_info_url: 'https://more.example/' }),
      incentive({ program: 'No link', program_url: 'javascript:alert(1)' }),
    );
    expect((await found()).programs.map(({ homeUrl }) => homeUrl)).toEqual(['https://more.example/', '']);
  });
});

describe('The incentives API that answers with', () => {
  test.each(UNAVAILABLE)('$name is unavailable', async ({ fault, failure }) => {
    api.serve('/', fault);
    const reason = failure._tag === 'ProviderUnavailable' ? failure.reason : '';
    expect(await read()).toEqual(unavailable(reason));
    await api.atRest();
  });

  test.each([
    ['null', null, 'the answer should be utilities'],
    ['no list', {}, 'incentives should be a list of incentives'],
    ['no income', { incentives: [] }, 'the answer should be an answer for a household of some income'],
    [
      'malformed incentives only',
      { is_under_80_ami: true, is_under_150_ami: true, incentives: [{ items: 7, program: 'Secret' }] },
      'incentives.0 should be an incentive',
    ],
  ])('%s is unavailable, and nothing from the answer is quoted', async (_what, body, fault) => {
    api.serve('/', answering(body));
    expect(await read()).toEqual(unavailable(fault));
  });

  test('a failure for one income makes rebates unavailable: half an answer would mislead', async () => {
    api.serve('/', NO_INCENTIVES);
    api.meet('/', UNAVAILABLE[3]?.fault ?? hanging);
    expect(await read()).toEqual(unavailable('Internal Server Error'));
  });

  test('nothing times out', async () => {
    api.serve('/', hanging);
    expect(await read('02110', 100)).toEqual(unavailable('TimeoutError'));
    await api.atRest();
  });

  test('a redirect to another host never receives the key', async () => {
    const elsewhere = new FaultServer();
    const host = await elsewhere.open();
    api.serve('/', redirecting(`${host}/`));
    expect(await read()).toEqual(unavailable('TypeError'));
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });
});
