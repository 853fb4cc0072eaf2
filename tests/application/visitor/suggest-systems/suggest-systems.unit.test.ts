import { describe, expect, test } from '@jest/globals';
import {
  SuggestSystems,
  systemsQuery,
} from '../../../../application/visitor/suggest-systems/suggest-systems.ts';
import { currentOf } from '../../../../ui/bindings/use-observable.ts';
import * as E from 'fp-ts/Either';
import type { PlaceUnknown } from '../../../../application/ports/dealers/place-of-code.ts';
import type { Place } from '../../../../domain/postal-code/place.ts';
import { FakePlaceOfCode } from '../../../fakes/dealers/fake-place-of-code.ts';
import { MemoryPageAddress } from '../../../fakes/visitor/memory-page-address.ts';

const PATH = '/products/';

const suggested = async (query: string) => {
  const suggest = new SuggestSystems(new FakePlaceOfCode(), new MemoryPageAddress());
  await suggest.showAt(new URLSearchParams(query), PATH);
  return { view: currentOf(suggest.view$) };
};

describe('Which is right for my home?', () => {
  test('has no result before a question is answered; a zip alone is not enough', async () => {
    expect(await suggested('')).toEqual({
      view: {
        path: PATH,
        fuel: '',
        ducts: '',
        zip: '',
        changes: 0,
        isSearching: false,
        error: null,
        zipError: null,
        result: null,
      },
    });
    expect((await suggested('zip=55401')).view).toMatchObject({ zip: '55401', zipError: null, result: null });
  });

  test.each([
    ['', null, null],
    ['&zip=soon', 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.', 'leaves out your climate'],
    ['&zip=00000', 'We don’t know this code. Check it, or leave it empty.', 'leaves out your climate'],
  ])('also answers without a climate: %p', async (zip, zipError, climate) => {
    const { view } = await suggested(`fuel=oil${zip}`);
    expect(view.zipError).toBe(zipError);
    expect(view.result?.climate ?? null).toEqual(climate === null ? null : expect.stringContaining(climate));
    expect(view.result?.systems[0]?.name).toBe('Furnace and air conditioner');
  });

  test('normalizes the query to the three answers', () => {
    const query = (text: string) => systemsQuery(new URLSearchParams(text));
    expect(query('zipcode=75001&utm=1&ducts=yes&fuel=gas')).toBe('fuel=gas&ducts=yes&zip=75001');
    expect(query('fuel=coal&ducts=perhaps')).toBe('');
    expect(query(`zip=${'9'.repeat(40)}`)).toBe(`zip=${'9'.repeat(16)}`);
  });
});

describe('An answer in place', () => {
  const opened = async (query = '') => {
    const places = new FakePlaceOfCode();
    const address = new MemoryPageAddress();
    const suggest = new SuggestSystems(places, address);
    await suggest.showAt(new URLSearchParams(query), PATH);
    const answer = (text: string) => suggest.answer(new URLSearchParams(text));
    return { places, address, suggest, answer, view: () => currentOf(suggest.view$) };
  };

  test("is counted, and is in the page's address", async () => {
    const { answer, address, view } = await opened();
    await answer('fuel=gas&ducts=yes&zip=M5V+3L9');
    expect(view()).toMatchObject({ fuel: 'gas', ducts: 'yes', changes: 1, isSearching: false, error: null });
    expect(view().result?.climate).toBe('Winters near Toronto, ON are cold.');
    expect(address.address).toBe('/products/?fuel=gas&ducts=yes&zip=M5V+3L9');

    await answer('fuel=gas&ducts=yes&zip=75001');
    expect(view().changes).toBe(2);
    expect(view().result?.climate).toBe('Winters near Addison, TX are fairly mild.');
  });

  test('without any choice reports what is missing, each time', async () => {
    const { answer, address, places, view } = await opened('fuel=gas');
    await answer('zip=75001');
    expect(view()).toMatchObject({ zip: '75001', changes: 1, result: null, isSearching: false });
    expect(view().error).toBe('Choose what heats your home, or whether it has ducts.');
    expect(address.address).toBe('/products/?zip=75001');
    expect(places.asked).toEqual([]);
    await answer('');
    expect(view()).toMatchObject({ changes: 2, error: expect.any(String) });
    expect(address.address).toBe('/products/');
    await answer('ducts=no');
    expect(view()).toMatchObject({ changes: 3, error: null });
  });

  test('is given without a climate if no service answers, and the code is not reported as wrong', async () => {
    const { answer, places, view } = await opened();
    places.breakDown();
    await answer('fuel=oil&zip=55401');
    expect(view()).toMatchObject({ zipError: null, isSearching: false });
    expect(view().result?.climate).toBe(
      'We couldn’t look up your area just now, so this leaves out your climate. Please try again.',
    );
    expect(view().result?.dealers).toBe('/find-a-dealer/?zipcode=55401');
  });

  /** Places that the test answers later. */
  const slowly = () => {
    const answers: ((place: E.Either<PlaceUnknown, Place>) => void)[] = [];
    const suggest = new SuggestSystems(
      { of: () => () => new Promise((answer) => answers.push(answer)) },
      new MemoryPageAddress(),
    );
    return { suggest, answers, view: () => currentOf(suggest.view$) };
  };
  const ADDISON = { city: 'Addison', state: 'TX', lat: 32.96, lon: -96.84 };
  const MINNEAPOLIS = { city: 'Minneapolis', state: 'MN', lat: 44.98, lon: -93.27 };

  test('waits for the place, and ignores a late one', async () => {
    const { suggest, answers, view } = slowly();
    const first = suggest.answer(new URLSearchParams('fuel=gas&zip=75001'));
    expect(view()).toMatchObject({ isSearching: true, result: null });
    const second = suggest.answer(new URLSearchParams('fuel=gas&zip=55401'));
    await first;
    answers[1]?.(E.right(MINNEAPOLIS));
    await second;
    answers[0]?.(E.right(ADDISON));
    await Promise.resolve();
    expect(view()).toMatchObject({ isSearching: false, zip: '55401' });
    expect(view().result?.climate).toContain('Minneapolis');
  });

  test('does not appear after the page has ended', async () => {
    const { suggest, answers, view } = slowly();
    const answered = suggest.answer(new URLSearchParams('fuel=gas&zip=75001'));
    suggest.dispose();
    answers[0]?.(E.right(ADDISON));
    await answered;
    expect(view().result).toBeNull();
  });

  test('resumes from the rendered view', async () => {
    const { suggest, address } = await opened('fuel=gas&ducts=yes&zip=55401');
    const resumed = new SuggestSystems(new FakePlaceOfCode(), address, currentOf(suggest.view$));
    expect(currentOf(resumed.view$)).toEqual(currentOf(suggest.view$));
    await resumed.answer(new URLSearchParams('ducts=no'));
    expect(address.address).toBe('/products/?ducts=no');
  });
});
