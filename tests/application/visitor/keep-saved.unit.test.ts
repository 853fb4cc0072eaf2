import { beforeEach, expect, test } from '@jest/globals';
import { BehaviorSubject } from 'rxjs';
import { KeepSaved } from '../../../application/visitor/keep-saved/keep-saved.ts';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { savedPage } from '../../builders/saved-page.ts';
import { MemorySavedPages } from '../../fakes/visitor/memory-saved-pages.ts';

let saved: MemorySavedPages;
let keepSaved: KeepSaved;

const area$ = new BehaviorSubject<KnownArea>({ zipcode: null });
const presented: unknown[][] = [];
const findDealers = { presentById: async (...asked: unknown[]) => void presented.push(asked) };

beforeEach(() => {
  area$.next({ zipcode: null });
  presented.length = 0;
  saved = new MemorySavedPages();
  keepSaved = new KeepSaved({ saved, area$, findDealers });
});

const view = () => currentOf(keepSaved.view$);

test('The view has no pages before recall, so rendered pages are the same for everyone', () => {
  saved.change(() => [savedPage()]);
  expect(view()).toEqual({ pages: null, isRefused: false });
  keepSaved.recall();
  expect(view()).toMatchObject({ pages: [savedPage()], isRefused: false });
});

test('A device that refuses to store pages is reported until it stores one', () => {
  saved.refuses = true;
  keepSaved.save(savedPage());
  expect(view()).toEqual({ pages: [], isRefused: true });
  saved.refuses = false;
  keepSaved.save(savedPage());
  expect(view()).toMatchObject({ pages: [savedPage()], isRefused: false });
});

test('Changes from other open pages of the site are shown until the page ends', () => {
  keepSaved.recall();
  saved.change(() => [savedPage()]);
  saved.changes$.next();
  expect(view().pages).toMatchObject([savedPage()]);
  keepSaved.dispose();
  saved.change(() => []);
  saved.changes$.next();
  expect(view().pages).toMatchObject([savedPage()]);
});

test('A dealer that was saved on its French page is saved on its English page', () => {
  const dealer = savedPage();
  expect(keepSaved.has(dealer)).toBe(false);
  keepSaved.save({ ...dealer, address: dealer.address.replace('/dealers/', '/fr/concessionnaires/') });
  expect(keepSaved.has(dealer)).toBe(true);
});

test('Saved dealers are shown as they are now, for the postal code where the newest was saved', async () => {
  saved.change(() => [
    savedPage({ kind: 'guide', address: '/guide/' }),
    savedPage({ address: '/dealers/tx/addison/day-break-9/' }),
  ]);
  area$.next({ zipcode: '75001' });
  keepSaved.save(savedPage());
  await keepSaved.showDealers();
  expect(view().pages?.map(({ companyId, zip }) => [companyId, zip])).toEqual([
    [1, '75001'],
    [null, undefined],
    [9, undefined],
  ]);
  expect(presented).toEqual([[[1, 9], searchNear('75001'), '/saved/']]);
});
