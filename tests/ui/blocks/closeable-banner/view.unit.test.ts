import { expect, test } from '@jest/globals';
import type { ViewContext } from '../../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../../domain/content/html/safe-html.ts';
import { view } from '../../../../ui/blocks/closeable-banner/view.ts';

const message = '<strong>Cold front on its way.</strong> Check your filter today.' as SafeHtml;

const CONTEXT: ViewContext = {
  page: {
    ...{ path: '/', language: 'en', title: '', description: '', productId: null },
    ...{ knownPaths: [], translations: {} },
  },
  site: { brandName: '', siteUrl: '', defaultPhone: { text: '', address: '' } },
  innerBlocks: [],
};

const viewOf = (banner_id: string | null) =>
  view({ data: { message, banner_id, tone: 'info', link_text: null, link_url: null } }, CONTEXT);

test('A banner is known by its id, and without one by what it says', () => {
  expect(viewOf('cold-front').id).toBe('cold-front');
  expect(viewOf(null).id).toBe('Cold front on its way.');
});

test('A banner is named by how its message begins', () =>
  expect(viewOf('cold-front').name).toBe('Cold front on its way.'));
