import { beforeEach, expect, jest, test } from '@jest/globals';
import { hideClosedBanners } from '../../../infrastructure/browser/memory/closed-banners-on-page.ts';
import { MemoryStorage, refusedStorage } from '../../fakes/memory-storage.ts';

beforeEach(() => {
  document.body.innerHTML = '<aside data-banner="a"></aside><aside data-banner="b"></aside><p>Text</p>';
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-banner]:not([hidden])')].map(
    ({ dataset }) => dataset['banner'],
  );

const holding = (text: string) => {
  const session = new MemoryStorage();
  session.setItem('closed_banners', text);
  return () => session;
};

test.each([
  ['["a"]', ['b']],
  ['["a","b","c"]', []],
  ['[]', ['a', 'b']],
  ['["a",1]', ['b']],
  ['{', ['a', 'b']],
])('With %s stored, the banners %j are shown', (stored, banners) => {
  hideClosedBanners(document, holding(stored));
  expect(shown()).toEqual(banners);
});

test('An empty or switched-off storage hides nothing', () => {
  hideClosedBanners(document, () => new MemoryStorage());
  hideClosedBanners(document, refusedStorage);
  expect(shown()).toEqual(['a', 'b']);
});

test('A page without banners does not read the storage', () => {
  document.body.innerHTML = '';
  const read = jest.fn(() => new MemoryStorage());
  hideClosedBanners(document, read);
  expect(read).not.toHaveBeenCalled();
});
