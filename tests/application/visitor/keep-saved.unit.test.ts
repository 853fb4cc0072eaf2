import { beforeEach, expect, test } from '@jest/globals';
import { KeepSaved } from '../../../application/visitor/keep-saved/keep-saved.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { savedPage } from '../../builders/saved-page.ts';
import { MemorySavedPages } from '../../fakes/visitor/memory-saved-pages.ts';

let saved: MemorySavedPages;
let keepSaved: KeepSaved;

beforeEach(() => {
  saved = new MemorySavedPages();
  keepSaved = new KeepSaved(saved);
});

const view = () => currentOf(keepSaved.view$);

test('The view has no pages before recall, so rendered pages are the same for everyone', () => {
  saved.change(() => [savedPage()]);
  expect(view()).toEqual({ pages: null, isRefused: false });
  keepSaved.recall();
  expect(view()).toEqual({ pages: [savedPage()], isRefused: false });
});

test('A device that refuses to store pages is reported until it stores one', () => {
  saved.refuses = true;
  keepSaved.save(savedPage());
  expect(view()).toEqual({ pages: [], isRefused: true });
  saved.refuses = false;
  keepSaved.save(savedPage());
  expect(view()).toEqual({ pages: [savedPage()], isRefused: false });
});

test('Changes from other open pages of the site are shown until the page ends', () => {
  keepSaved.recall();
  saved.change(() => [savedPage()]);
  saved.changes$.next();
  expect(view().pages).toEqual([savedPage()]);
  keepSaved.dispose();
  saved.change(() => []);
  saved.changes$.next();
  expect(view().pages).toEqual([savedPage()]);
});

test('A dealer that was saved on its French page is saved on its English page', () => {
  const dealer = savedPage();
  expect(keepSaved.has(dealer)).toBe(false);
  keepSaved.save({ ...dealer, address: dealer.address.replace('/dealers/', '/fr/concessionnaires/') });
  expect(keepSaved.has(dealer)).toBe(true);
});
