import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { previewToken, type Previews } from '../../../../infrastructure/server/routes/preview-route.ts';
import { aRenderedPage } from '../../pages/a-rendered-page.ts';
import { openServer } from '../opened-server.ts';

const SECRET = 'only the editor knows';

const DRAFT = aRenderedPage('<!doctype html><p>Not yet public</p>', {
  inlined: { scripts: ['start()'], styles: [] },
});

let opened: Awaited<ReturnType<typeof openServer>>;
const open = async (
  draft: Previews['draft'],
  env: Readonly<Record<string, string>> = { CONTENT_PURGE_SECRET: SECRET },
) => {
  opened = await openServer(env, { draft });
};
beforeEach(() => open(async (id) => E.right(id === 7 ? O.some(DRAFT) : O.none)));
afterEach(() => opened.server.close());

const ask = (query: string) => opened.server.inject(`/preview/?${query}`);

describe('A preview of a draft', () => {
  test('is shown with its token, without scripts, and not cached', async () => {
    const answer = await ask(`id=7&token=${previewToken(7, SECRET)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Not yet public');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.headers['content-security-policy']).toContain("script-src 'none';");
    expect(answer.headers['content-security-policy']).not.toContain('sha256-');
  });

  test.each([
    ['without a token', 'id=7'],
    ['with the token of another page', `id=7&token=${previewToken(8, SECRET)}`],
    ['with the secret itself', `id=7&token=${encodeURIComponent(SECRET)}`],
    ['with two tokens', `id=7&token=a&token=${previewToken(7, SECRET)}`],
    ['without an id', `token=${previewToken(7, SECRET)}`],
    ['with a malformed id', `id=7e0&token=${previewToken(7, SECRET)}`],
    ['of a missing page', `id=8&token=${previewToken(8, SECRET)}`],
  ])('%s returns 404', async (_case, query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('Not yet');
  });

  test('returns 404 to everyone without a configured secret', async () => {
    await opened.server.close();
    await open(async () => E.right(O.some(DRAFT)), {});
    expect((await ask(`id=7&token=${previewToken(7, '')}`)).statusCode).toBe(404);
  });

  test('returns 503 while WordPress is unavailable', async () => {
    await opened.server.close();
    await open(async () => E.left({ _tag: 'LibraryUnavailable', reason: 'away' }));
    const answer = await ask(`id=7&token=${previewToken(7, SECRET)}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  });
});
