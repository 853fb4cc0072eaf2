import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RequestPageView } from '../../../../application/visitor/follow-request/request-view.ts';
import type { SubmittedLead } from '../../../../domain/lead/lead.ts';
import type { RequestRole } from '../../../../domain/lead/request/request-event.ts';
import type { Pages } from '../../../../infrastructure/pages/rendered-page.ts';
import type { Posted } from '../../../../infrastructure/server/pages/posted.ts';
import { aRenderedPage } from '../../../infrastructure/pages/a-rendered-page.ts';
import { aSubmittedLead } from '../../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../../contracts/leads/lead-ledger.ts';
import { plainRequestLinks } from '../../../fakes/leads/plain-request-links.ts';
import { keptLog } from '../kept-log.ts';
import { openServer } from '../opened-server.ts';

let opened: Awaited<ReturnType<typeof openServer>>;
let shown: RequestPageView[];
let logged: ReadonlyArray<string>;
let request: SubmittedLead;

/** Pages whose html is the view that they were rendered with. */
const pages: Pages<Posted> = {
  locate: () => ({ address: null, queryOf: () => '' }),
  version: () => '1',
  render: async (_path, _query, posted) => {
    if (posted !== undefined && 'followed' in posted) shown.push(posted.followed);
    return aRenderedPage('<p>a request</p>', {
      inlined: { scripts: ['boot()'], styles: [] },
      isSecret: true,
    });
  },
};

beforeEach(async () => {
  shown = [];
  const { log, lines } = keptLog();
  logged = lines;
  opened = await openServer({ RATE_LIMIT: '0' }, { log, pages });
  request = aSubmittedLead();
  await opened.leads.save(request, idempotencyKey(), [])();
});
afterEach(() => opened.server.close());

const addressFor = (role: RequestRole, language: 'en' | 'es' | 'fr' = 'en'): string => {
  const { pathname, search } = new URL(plainRequestLinks.addressFor(request.id, role, language));
  return `${pathname}${search}`;
};
const post = (url: string, fields: Readonly<Record<string, string>>) =>
  opened.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: String(new URLSearchParams(fields)),
  });
const happened = async (): Promise<unknown> => {
  const followed = await opened.leads.byReference(referenceIn())();
  return followed._tag === 'Right' ? followed.right[0]?.events.map(({ kind }) => kind) : null;
};
const referenceIn = (): string => /R-[^/]+/.exec(addressFor('visitor'))?.[0] ?? '';

describe('The page of one request (contract, section 7: one request)', () => {
  test.each(['en', 'es', 'fr'] as const)(
    'opens by its link in %s, without a cache, a script or a referrer',
    async (language) => {
      const answer = await opened.server.inject(addressFor('visitor', language));
      expect([answer.statusCode, shown]).toMatchObject([200, [{ kind: 'open' }]]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringContaining("script-src 'none'"),
      });
    },
  );

  test.each([
    ['without its token', () => addressFor('visitor').replace(/\?.*/, '')],
    ['with another request’s token', () => addressFor('visitor').replace(request.id, randomUUID())],
    ['with two tokens', () => `${addressFor('visitor')}&key=x`],
    ['of nobody', () => addressFor('visitor').replace(/R-[^/]+/, 'R-00000000')],
  ])('does not open %s', async (_, address) => {
    const answer = await opened.server.inject(address());
    expect([answer.statusCode, shown]).toMatchObject([404, [{ kind: 'incomplete' }]]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  test('answers 503 while requests can’t be read', async () => {
    opened.leads.breakDown();
    const answer = await opened.server.inject(addressFor('visitor'));
    expect([answer.statusCode, answer.headers['retry-after'], shown]).toMatchObject([
      503,
      '60',
      [{ kind: 'unavailable' }],
    ]);
  });

  test('changes nothing when it is only opened, as mail programs do', async () => {
    for (const role of ['visitor', 'dealer'] as const) await opened.server.inject(addressFor(role));
    await opened.server.inject({ method: 'HEAD', url: addressFor('dealer') });
    expect(await happened()).toEqual([]);
  });

  test('takes a dealer’s answer, and returns to the page', async () => {
    const answer = await post(addressFor('dealer'), { answer: 'accepted' });
    expect([answer.statusCode, await happened()]).toEqual([303, ['accepted']]);
    expect(String(answer.headers.location)).toContain('saved=accepted');
  });

  test('shows a wrong correction again, with what was typed', async () => {
    const answer = await post(addressFor('visitor'), {
      answer: 'amended',
      phone: '12',
      comments: 'Ring twice.',
    });
    const fields = {
      fields: expect.arrayContaining([expect.objectContaining({ name: 'comments', value: 'Ring twice.' })]),
    };
    expect([answer.statusCode, shown]).toMatchObject([422, [{ forms: [fields, {}, {}] }]]);
    expect(await happened()).toEqual([]);
  });

  test('sends a request on to the dealer that its page names', async () => {
    await post(addressFor('visitor'), { answer: 'forwarded', dealer: '8' });
    expect(await happened()).toEqual(['forwarded']);
    expect(opened.leads.leads.map(({ lead }) => lead.metadata.companyId)).toEqual([7, 8]);
  });

  test.each([
    ['of the other reader', () => [addressFor('visitor'), 'accepted'] as const],
    ['of the site', () => [addressFor('visitor'), 'escalated'] as const],
    ['that do not exist', () => [addressFor('visitor'), 'opened'] as const],
    ['without a token', () => [addressFor('visitor').replace(/\?.*/, ''), 'withdrawn'] as const],
  ])('refuses answers %s', async (_, of) => {
    const [address, answer] = of();
    expect((await post(address, { answer })).statusCode).toBe(404);
    expect(await happened()).toEqual([]);
  });

  test('takes forms only', async () => {
    const answer = await opened.server.inject({
      method: 'POST',
      url: addressFor('dealer'),
      payload: { answer: 'accepted' },
    });
    expect([answer.statusCode, await happened()]).toEqual([415, []]);
  });

  test('writes no reference, token or typed text into the log', async () => {
    await post(addressFor('visitor'), { answer: 'amended', comments: 'Ring twice.' });
    await opened.server.inject(addressFor('visitor'));
    expect(logged.join('\n')).not.toMatch(new RegExp(`Ring|${referenceIn()}|${request.id}`));
  });
});
