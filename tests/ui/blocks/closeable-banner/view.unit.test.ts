import { expect, test } from '@jest/globals';
import type { ViewContext } from '../../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../../domain/content/html/safe-html.ts';
import { view } from '../../../../ui/blocks/closeable-banner/view.ts';

const message = '<strong>Cold front on its way.</strong> Check your filter today.' as SafeHtml;

const CONTEXT: ViewContext = {
  page: {
    path: '/',
    language: 'en',
    title: '',
    description: '',
    productId: null,
    knownPaths: [],
    translations: {},
  },
  site: { brandName: '', siteUrl: '', defaultPhone: { text: '', address: '' } },
  innerBlocks: [],
};

const viewOf = (banner_id: string | null) =>
  view({ data: { message, banner_id, tone: 'info', link_text: null, link_url: null } }, CONTEXT);

test('A banner is identified by its id, or else by its text', () => {
  expect(viewOf('cold-front').id).toBe('cold-front');
  expect(viewOf(null).id).toBe('Cold front on its way.');
});

test("A banner's name is the start of its message", () =>
  expect(viewOf('cold-front').name).toBe('Cold front on its way.'));
