import { expect, test } from '@jest/globals';
import { bannerId, bannerName } from '../../../application/visitor/close-banners/shown-banner.ts';
import type { SafeHtml } from '../../../domain/content/safe-html.ts';

const message = '<strong>Cold front on its way.</strong> Check your filter today.' as SafeHtml;

test('A banner is known by its id, and without one by what it says', () => {
  expect(bannerId({ message, banner_id: 'cold-front' })).toBe('cold-front');
  expect(bannerId({ message, banner_id: null })).toBe('Cold front on its way.');
});

test('A banner is named by how its message begins', () =>
  expect(bannerName({ message, banner_id: 'cold-front' })).toBe('Cold front on its way.'));
