import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import { NO_CHOICE } from '../../../domain/rebate/utilities.ts';
import { HttpRebateDirectory } from '../../../infrastructure/http/http-rebate-directory.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';
import { answering, hanging } from '../../faults/fault.ts';
import { UNAVAILABLE } from '../../faults/outages/provider-faults.ts';
import { PATIENCE_MS } from '../../hang-guards.ts';
import { providerOfTests } from '../provider-of-tests.ts';

const PATH = '/v1/productRebateDetails.json';
const provider = providerOfTests();
let log: MemoryLogger;
beforeEach(() => void (log = new MemoryLogger()));

const directory = (timeoutMs = PATIENCE_MS) =>
  new HttpRebateDirectory({ address: `${provider.address}${PATH}`, timeoutMs, clock: new FakeClock(), log });
const read = (timeoutMs?: number, code = '02110') => directory(timeoutMs).rebatesAt(code as PostalCode)();
const ask = (wishes: RebateWishes) => directory().rebatesAt('02110' as PostalCode, NO_CHOICE, wishes)();

const unavailable = (reason: string) => E.left({ _tag: 'RebatesUnavailable', reason });
const answer = (maxRebate: unknown, ...rebatePrograms: ReadonlyArray<unknown>) => ({
  area: { cityState: 'Boston, MA' },
  productRebateDetails: [{ maxRebate: { amount: maxRebate }, rebatePrograms }],
});
const bare = { id: 'a', name: 'A', homeURL: 'https://a.example/', amountLabel: 'Up to $8,500' };

describe('The rebates over HTTP (specification, section 7)', () => {
  test('are requested by zip, with a page size of 1', async () => {
    provider.serve(PATH, answering({}));
    await read();
    await read(PATIENCE_MS, 'M5V 3L9');
    expect(provider.asked).toEqual([`${PATH}?zip=02110&pageSize=1`, `${PATH}?zip=M5V%203L9&pageSize=1`]);
  });

  test('are requested in Spanish for a Spanish page', async () => {
    provider.serve(PATH, answering({ language: 'es', productRebateDetails: [] }));
    expect(await ask({ language: 'es', household: null })).toMatchObject(E.right({ language: 'es' }));
    expect(provider.asked).toEqual([`${PATH}?zip=02110&pageSize=1&language=es`]);
  });

  test('for a household are requested with POST: no address contains the income', async () => {
    const judged = { bands: ['low', 'moderate'], ownerStatus: 'renter', median: 'area' };
    const bodies: string[] = [];
    provider.serve(PATH, (request, response) => {
      request.on('data', (part) => bodies.push(String(part)));
      request.on('end', () => answering({ household: judged, productRebateDetails: [] })(request, response));
    });
    const household = { income: '75000', size: 3, owner: 'renter' } as const;
    const applicants = (['low', 'moderate'] as const).map((band) => ({ band, owner: 'renter' }));
    expect(await ask({ language: 'es', household })).toMatchObject(
      E.right({ household: O.some({ applicants, median: 'area' }) }),
    );
    expect(provider.asked).toEqual([PATH]);
    expect(JSON.parse(bodies.join(''))).toEqual({
      zip: '02110',
      language: 'es',
      income: '75000',
      household_size: 3,
      owner_status: 'renter',
    });
  });

  test("are read from a provider with only the specification's fields, with its amount", async () => {
    provider.serve(PATH, answering(answer(9000.5, bare)));
    expect(await read()).toMatchObject(
      E.right({
        cityState: O.some('Boston, MA'),
        maxRebate: 9000,
        programs: [{ id: 'a', isLabelOnly: true, status: 'unknown' }],
        isSample: false,
        askedAt: O.none,
      }),
    );
  });

  test('never count a program that the provider lists as ended', async () => {
    provider.serve(PATH, answering(answer(9000, { ...bare, status: 'ended' })));
    expect(await read()).toMatchObject(E.right({ maxRebate: 0, programs: [{ id: 'a' }] }));
  });

  test.each([
    ['no details', { area: { cityState: 'Anchorage, AK' }, productRebateDetails: [] }],
    ['details without programs', answer(500)],
    ['nothing at all', {}],
    ['null for every field', { area: null, productRebateDetails: null }],
  ])('are empty for an answer with %s', async (_what, body) => {
    provider.serve(PATH, answering(body));
    expect(await read()).toMatchObject(E.right({ maxRebate: 0, programs: [] }));
  });

  test('state the time at which another service returned them', async () => {
    provider.serve(PATH, answering({ ...answer(1, bare), askedAt: '2026-11-20T10:00:00.000Z' }));
    expect(await read()).toMatchObject(E.right({ askedAt: O.some(Date.parse('2026-11-20T10:00:00.000Z')) }));
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'a.example', ''])(
    'have no link if the address is %j',
    async (homeURL) => {
      provider.serve(PATH, answering(answer(1, { ...bare, homeURL })));
      expect(await read()).toMatchObject(E.right({ programs: [{ homeUrl: '' }] }));
    },
  );

  test('ignore unknown words', async () => {
    const odd = {
      ...bare,
      status: 'sleeping',
      incomeBands: ['low', 'royal'],
      conditions: ['dance'],
      extra: 1,
    };
    provider.serve(PATH, answering(answer(1, odd)));
    expect(await read()).toMatchObject(
      E.right({ programs: [{ status: 'unknown', incomeBands: ['low'], conditions: [] }] }),
    );
  });

  test('show the good ones next to bad ones, and log why some are missing without quoting them', async () => {
    const bad = [{ ...bare, id: 'secret', validUntil: '2026-02-30' }, { name: 'Secret' }];
    provider.serve(PATH, answering(answer(1, bare, ...bad)));
    expect(await read()).toMatchObject(E.right({ programs: [{ id: 'a' }] }));
    expect(log.warnings).toEqual([
      'Left out 2 of 3 rebate programs as malformed: ' +
        'productRebateDetails.0.rebatePrograms.1.validUntil should be a day, 2026-11-20; ' +
        'productRebateDetails.0.rebatePrograms.2.id is missing',
    ]);
  });

  test('are at most forty', async () => {
    provider.serve(PATH, answering(answer(1, ...Array.from({ length: 500 }, (_, id) => ({ ...bare, id })))));
    const found = await read();
    expect(E.isRight(found) && found.right.programs.length).toBe(40);
  });
});

describe('Rebates whose provider answers with', () => {
  test.each(UNAVAILABLE)('$name are unavailable', async ({ fault, failure }) => {
    provider.serve(PATH, fault);
    const reason = failure._tag === 'ProviderUnavailable' ? failure.reason : '';
    expect(await read()).toEqual(unavailable(reason));
    await provider.atRest();
  });

  test.each([
    ['null', null, 'the answer should be rebates of an area'],
    [
      'a text in place of the list',
      { productRebateDetails: 'none' },
      'productRebateDetails should be a list of rebate details',
    ],
    [
      'an amount in words',
      answer('much', bare),
      'productRebateDetails.0.maxRebate.amount should be a number',
    ],
    [
      'bad programs only',
      answer(1, { id: 'secret' }),
      'productRebateDetails.0.rebatePrograms.0.name is missing',
    ],
    [
      'a text of a million characters',
      answer(1, { ...bare, name: 'x'.repeat(1_000_000) }),
      'productRebateDetails.0.rebatePrograms.0.name should be text of at most 2000 characters',
    ],
  ])('%s are unavailable, and nothing from the answer is quoted', async (_what, body, fault) => {
    provider.serve(PATH, answering(body));
    expect(await read()).toEqual(unavailable(fault));
  });

  test('nothing time out', async () => {
    provider.serve(PATH, hanging);
    expect(await read(100)).toEqual(unavailable('TimeoutError'));
    await provider.atRest();
  });
});
