import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { saveEarly } from '../../../infrastructure/browser/memory/saved-early.ts';
import { LocalSavedPages } from '../../../infrastructure/browser/memory/local-saved-pages.ts';
import { describeSavedPages } from '../../contracts/visitor/saved-pages.ts';
import { savedPage } from '../../builders/saved-page.ts';
import { MemorySavedPages } from '../../fakes/visitor/memory-saved-pages.ts';

beforeEach(() => window.localStorage.clear());

describeSavedPages('memory', () => new MemorySavedPages());
describeSavedPages('local storage', () => new LocalSavedPages(window));

describe('The saved pages in the local storage', () => {
  const open = () => new LocalSavedPages(window);

  test('last from visit to visit, and mark the page while the list is not empty', () => {
    open().change(() => [savedPage()]);
    expect([open().pages(), document.body.dataset['saved']]).toEqual([[savedPage()], '1']);
    open().change(() => []);
    expect([window.localStorage.getItem('saved'), document.body.dataset['saved']]).toEqual([null, '']);
  });

  test.each([
    { kind: 'password' },
    { address: 'https://elsewhere.example/' },
    { address: '//elsewhere.example/' },
    { address: '/\\elsewhere.example/' },
    { address: 'javascript:alert(1)' },
    { address: '/\t/elsewhere.example/' },
    { title: 3 },
    { detail: undefined },
  ])('omit entries that are not pages of the site: %j', (fault) => {
    const stored = [{ ...savedPage(), ...fault }, savedPage(), null, 'text'];
    window.localStorage.setItem('saved', JSON.stringify(stored));
    expect(open().pages()).toEqual([savedPage()]);
  });

  test('are read from any stored value without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        window.localStorage.setItem('saved', text);
        expect(Array.isArray(open().pages())).toBe(true);
      }),
    );
  });

  test('have a dealer once that was saved again before the application started', () => {
    open().change(() => [savedPage()]);
    const link = Object.assign(document.createElement('a'), { href: '/saved/' });
    link.dataset['save'] = JSON.stringify(savedPage({ title: 'Night Owl Air' }));
    saveEarly(link);
    expect(
      open()
        .pages()
        .map(({ title }) => title),
    ).toEqual(['Night Owl Air']);
  });

  test('report possible changes by another tab or before Back', () => {
    let times = 0;
    open().changes$.subscribe(() => (times += 1));
    window.dispatchEvent(new Event('storage'));
    window.dispatchEvent(new Event('pageshow'));
    expect(times).toBe(2);
  });
});
