import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  MAX_SAVED,
  savedKindOf,
  SAVED_KINDS,
  withoutSaved,
  withSaved,
  type SavedPage,
} from '../../../domain/visitor/saved-pages.ts';
import { savedPage } from '../../builders/saved-page.ts';

const dealer = (number: number): SavedPage => savedPage({ address: `/dealers/tx/addison/${number}/` });
const guide = (address: string): SavedPage => savedPage({ kind: 'guide', address });

describe('The saved pages of a visitor', () => {
  test('contain every dealer, the newest first, and each once', () => {
    const saved = [dealer(1), dealer(2), dealer(1)].reduce(withSaved, []);
    expect(saved).toEqual([dealer(1), dealer(2)]);
  });

  test('contain a dealer once, even if it is saved in two languages or under two names', () => {
    const pages = ['/dealers/tx/addison/night-owl-7/', '/fr/concessionnaires/tx/addison/night-owl-7/'];
    const renamed = '/dealers/tx/dallas/owl-heating-7/?zipcode=75001';
    const saved = [...pages, renamed].map((address) => savedPage({ address })).reduce(withSaved, []);
    expect(saved.map(({ address }) => address)).toEqual([renamed]);
  });

  test.each([
    ['in a place with a number', '/dealers/tx/district-9/night-owl-7/', '/dealers/tx/district-9/red-fox-8/'],
    ['without a company id in their addresses', '/dealers/night-owl/', '/dealers/red-fox/'],
  ])('contain two dealers %s', (_what, one, other) => {
    const saved = [one, other].map((address) => savedPage({ address })).reduce(withSaved, []);
    expect(saved.map(({ address }) => address)).toEqual([other, one]);
  });

  test('contain the last page of each other kind', () => {
    const estimate = savedPage({ kind: 'estimate', address: '/estimate/' });
    const saved = [guide('/a/'), estimate, guide('/b/'), dealer(1)].reduce(withSaved, []);
    expect(saved).toEqual([dealer(1), guide('/b/'), estimate]);
  });

  test('contain every request, since each has its own link to follow and withdraw it', () => {
    const request = (reference: string): SavedPage =>
      savedPage({ kind: 'request', address: `/request/${reference}/` });
    const saved = [request('R-1'), request('R-2'), request('R-1')].reduce(withSaved, []);
    expect(saved).toEqual([request('R-1'), request('R-2')]);
  });

  test('drop only the oldest dealer when a dealer exceeds the limit', () => {
    const dealers = Array.from({ length: MAX_SAVED + 1 }, (_, i) => dealer(i));
    const saved = [guide('/a/'), ...dealers].reduce(withSaved, []);
    expect(saved).toEqual([...dealers.slice(1).reverse(), guide('/a/')]);
  });

  test('contain every page that the visitor saved, which a later visit does not change', () => {
    const page = (address: string): SavedPage => savedPage({ kind: 'page', address });
    const saved = [guide('/a/'), page('/a/'), page('/b/'), guide('/a/?from=search'), guide('/c/')];
    expect(saved.reduce(withSaved, [])).toEqual([guide('/c/'), page('/b/'), page('/a/')]);
    const many = Array.from({ length: MAX_SAVED + 1 }, (_, i) => page(`/${i}/`)).reduce(withSaved, [
      dealer(1),
    ]);
    expect(many).toHaveLength(MAX_SAVED + 1);
    expect(many.at(-1)).toEqual(dealer(1));
  });

  test.each([
    ['/resources/troubleshooting/heat-pumps/', 'guide'],
    ['/products/furnaces/', 'product'],
    ['/products/', null],
    ['/products/compare/', null],
    ['/contact/', null],
  ])('%s is saved as %s when the visitor leaves it', (path, kind) => expect(savedKindOf(path)).toBe(kind));

  test('drop a page by its address', () =>
    expect(withoutSaved([dealer(1), guide('/a/')], '/a/')).toEqual([dealer(1)]));

  test('begin with the newest and stay short, in any order of saving', () => {
    const pages = fc.array(
      fc.record({
        kind: fc.constantFrom(...SAVED_KINDS),
        address: fc.integer({ min: 0, max: 60 }).map((number) => `/${number}/`),
        title: fc.string(),
        detail: fc.string(),
      }),
      { minLength: 1, maxLength: 100 },
    );
    fc.assert(
      fc.property(pages, (all) => {
        const saved = all.reduce<ReadonlyArray<SavedPage>>(withSaved, []);
        const isVisit = saved.some(({ kind, address }) => kind === 'page' && address === all.at(-1)?.address);
        if (!isVisit) expect(saved[0]).toEqual(all.at(-1));
        expect(saved.length).toBeLessThan(2 * MAX_SAVED + SAVED_KINDS.length);
      }),
    );
  });
});
