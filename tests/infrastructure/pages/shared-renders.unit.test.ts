import { expect, test } from '@jest/globals';
import { PageCache } from '../../../infrastructure/pages/page-cache.ts';
import { NotRendered, RenderQueue } from '../../../infrastructure/pages/render-queue.ts';
import type { Pages } from '../../../infrastructure/pages/rendered-page.ts';
import { aClient } from './a-client.ts';
import { aRenderedPage } from './a-rendered-page.ts';

const pages: Pages = {
  locate: (path) => ({ address: path, queryOf: () => '' }),
  version: () => '1',
  render: async () => aRenderedPage('<p>Rendered</p>'),
};

test('A page that is refused to the visitor who asked first is rendered for the others who wait for it', async () => {
  const cache = new PageCache(pages, new RenderQueue(), { keepMs: Infinity, headersOf: () => ({}) });
  const greedy = aClient('192.0.2.1/32', { admit: () => Promise.reject(new NotRendered()) });
  const asked = [greedy, greedy, aClient('192.0.2.2/32'), aClient('192.0.2.3/32')].map((client) =>
    cache.get('/', '', client).then(
      ({ status }) => status,
      (refusal: NotRendered) => refusal.statusCode,
    ),
  );
  expect(await Promise.all(asked)).toEqual([503, 503, 200, 200]);
});
