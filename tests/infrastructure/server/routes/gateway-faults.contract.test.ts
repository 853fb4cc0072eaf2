import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { gatewayRoute } from '../../../../infrastructure/server/gateway.ts';
import { reviewsCall } from '../../../../infrastructure/server/schemas/json-schemas.ts';
import { answerWithProblem } from '../../../../infrastructure/server/problem.ts';
import { REVIEWS_PATH } from '../../../../infrastructure/server/routes/review-routes.ts';
import { answering, dripping, hanging, slow } from '../../../faults/fault.ts';
import { FaultServer } from '../../../faults/fault-server.ts';
import { PATIENCE_MS } from '../../../hang-guards.ts';
import { BUSY, GOOD_ANSWER, MALFORMED, UNAVAILABLE } from '../../../faults/outages/provider-faults.ts';

/** For a provider that comes to no end in time. */
const SHORT_MS = 100;

/** A call that is passed on, below `/api` here and below `/v1` at the provider. */
const REVIEWS = '/reviews/dealers/retrieve-reviews/7?page=1';

const provider = new FaultServer();
/** Waits for its provider as long as it takes. */
let site: FastifyInstance;
let hasty: FastifyInstance;
let logged = '';

const siteThatWaits = async (host: string, timeoutMs: number): Promise<FastifyInstance> => {
  const log: FastifyBaseLogger = pino({ base: null }, { write: (line) => void (logged += line) });
  const opened = Fastify({
    loggerInstance: log,
    // As the server has it: addresses are not logged.
    logController: new LogController({ disableRequestLogging: true }),
  });
  await opened.register(
    async (api) => {
      api.setErrorHandler(answerWithProblem);
      gatewayRoute(api, REVIEWS_PATH, reviewsCall, host, timeoutMs);
    },
    { prefix: '/api' },
  );
  return opened;
};

beforeAll(async () => {
  const host = `${await provider.open()}/v1`;
  [site, hasty] = [await siteThatWaits(host, PATIENCE_MS), await siteThatWaits(host, SHORT_MS)];
});
afterEach(() => {
  provider.reset();
  logged = '';
});
afterAll(async () => {
  await Promise.all([site.close(), hasty.close()]);
  await provider.close();
});

const ask = (call: string = REVIEWS, of = site) => of.inject({ url: `/api${call}` });

describe('The gateway, when the provider answers with', () => {
  test.each([...UNAVAILABLE, ...BUSY])(
    '$name, says $status and no more',
    async ({ fault, status, retryAfter }) => {
      provider.meet('/v1', fault);
      const { statusCode, headers, body } = await ask();
      expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
      });
      expect(body).not.toMatch(/stack trace|Under maintenance|127\.0\.0\.1/);
      await provider.atRest();
      expect(provider.asked).toEqual([`/v1${REVIEWS}`]);
    },
  );

  test.each([
    ['nothing', hanging],
    ['a byte now and then', dripping],
    ['an answer that would come too late', slow(2_000, GOOD_ANSWER)],
  ])('%s, says 424 when the time is up and lets the connection go', async (_what, fault) => {
    provider.meet('/v1', fault);
    expect((await ask(REVIEWS, hasty)).statusCode).toBe(424);
    await provider.atRest();
  });
});

describe('The gateway', () => {
  test('waits for a slow answer', async () => {
    provider.meet('/v1', slow(100, GOOD_ANSWER));
    expect((await ask()).json()).toMatchObject({ zipcode: '75001', count: 2 });
  });

  test.each(MALFORMED)('passes $name on: whoever reads it judges its shape', async ({ fault }) => {
    provider.meet('/v1', fault);
    expect((await ask()).statusCode).toBe(200);
  });

  test('writes what failed in its log, and never where a visitor lives', async () => {
    for (const { fault } of [...UNAVAILABLE, ...BUSY]) {
      provider.meet('/v1', fault);
      await ask();
    }
    expect(logged).not.toMatch(/retrieve-reviews|stack trace|127\.0\.0\.1:|"level":[56]0/);
    const problems = logged
      .trim()
      .split('\n')
      .filter((line) => line.includes('"level":40'));
    expect(problems).toHaveLength(UNAVAILABLE.length + BUSY.length);
    expect(logged).toContain('"status":503');
    expect(logged).toContain('"fault":"BodyTooLarge"');
  });

  test('reads UTF-8, wherever the network cuts it and with what mark it begins', async () => {
    const text = JSON.stringify({ name: 'Chauffage Frigon & Frères, Trois-Rivières 🌡' });
    provider.meet('/v1', (_request, response) => {
      const bytes = Buffer.from(`\uFEFF${text}`);
      const letters = Array.from(bytes, (_byte, at) => bytes.subarray(at, at + 1));
      const writeNext = (): void => {
        const letter = letters.shift();
        if (letter === undefined) response.end();
        else response.write(letter, () => setImmediate(writeNext));
      };
      writeNext();
    });
    const { headers, body } = await ask();
    expect([headers['content-type'], body]).toEqual(['application/json; charset=utf-8', text]);
  });

  test('passes on what it does not know of the query, letter for letter', async () => {
    provider.meet('/v1', answering({}));
    await ask(`${REVIEWS}&url=/find?zip=1&brandNew=a%20b`);
    expect(provider.asked).toEqual([`/v1${REVIEWS}&url=/find?zip=1&brandNew=a%20b`]);
  });

  test('is not worn out by faults: the next good answer goes through', async () => {
    const faults = [...UNAVAILABLE, ...BUSY].map(({ fault }) => fault);
    provider.meet('/v1', ...faults);
    await Promise.all(faults.map(() => ask()));
    provider.serve('/v1', hanging);
    await ask(REVIEWS, hasty);
    provider.serve('/v1', GOOD_ANSWER);
    expect((await ask()).statusCode).toBe(200);
    await provider.atRest();
  });
});
