import { afterEach, describe, expect, test } from '@jest/globals';
import { referenceOf } from '../../../../domain/lead/reference.ts';
import { aSubmittedLead } from '../../../contracts/leads/a-submitted-lead.ts';
import { idempotencyKey } from '../../../contracts/leads/lead-ledger.ts';
import { openServer } from '../opened-server.ts';

const TOKEN = 'a-token-of-the-crm';
const request = aSubmittedLead();
let opened: Awaited<ReturnType<typeof openServer>>;
afterEach(() => opened.server.close());

const read = async (
  env: Readonly<Record<string, string>>,
  authorization = '',
  reference = referenceOf(request.id),
) => {
  opened = await openServer({ RATE_LIMIT: '0', ...env });
  await opened.leads.save(request, idempotencyKey(), [])();
  return opened.server.inject({ url: `/api/leads/${reference}`, headers: { authorization } });
};

describe('The call for a request’s states', () => {
  test('returns them to whoever has the token', async () => {
    const answer = await read({ LEAD_API_TOKEN: TOKEN }, `Bearer ${TOKEN}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { id: request.id, state: 'stored', isUnanswered: false, history: [{ event: 'lead.stored' }] },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('Ann');
  });

  test.each(['', TOKEN, `Bearer ${TOKEN}x`, 'Bearer '])('answers 404 with %j', async (authorization) =>
    expect((await read({ LEAD_API_TOKEN: TOKEN }, authorization)).statusCode).toBe(404),
  );

  test('does not exist without the setting', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer null'])
      expect((await read({}, authorization)).statusCode).toBe(404);
  });

  test('answers 404 for a reference of nobody', async () =>
    expect((await read({ LEAD_API_TOKEN: TOKEN }, `Bearer ${TOKEN}`, 'R-00000000')).statusCode).toBe(404));
});
