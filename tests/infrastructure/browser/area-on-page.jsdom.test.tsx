import { beforeEach, describe, expect, test } from '@jest/globals';
import { refusedStorage } from '../../fakes/memory-storage.ts';
import { rememberArea } from '../../../infrastructure/browser/area-on-page.ts';

const pill = () => document.querySelector('button');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML =
    '<button><span data-area="Serving ">Set your location</span><span hidden>change</span></button>';
});

const load = (query = '') =>
  rememberArea(
    document,
    new URLSearchParams(query),
    () => sessionStorage,
    () => localStorage,
  );

const remembered = () => [sessionStorage.getItem('postalCode'), localStorage.getItem('zipcode')];

describe('A page that loads (section 4; contract, section 7: searching)', () => {
  test.each([
    ['zipcode=75001', '75001'],
    ['zip=75001', '75001'],
    ['zipcode=&zip=M5V+3L9', 'M5V 3L9'],
  ])('stores the search in its address, %s, and shows it', (query, code) => {
    localStorage.setItem('zipcode', '30303');
    expect(load(query)).toBeFalsy();
    expect(remembered()).toEqual([code, code]);
    expect([pill()?.textContent, pill()?.lastElementChild?.hasAttribute('hidden')]).toEqual([
      `Serving ${code} – change`,
      false,
    ]);
  });

  test('tells the code of its address where a part of it was rendered without', () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-without-area=""></div>');
    expect(load('zip=75001')).toBe('75001');
  });

  test('shows the stored code, preferring that of the current visit', () => {
    localStorage.setItem('zipcode', '30303');
    expect(load('zipcode=nowhere')).toBe('30303');
    sessionStorage.setItem('postalCode', '75001');
    expect(load()).toBe('75001');
    expect(pill()?.textContent).toBe('Serving 75001 – change');
    expect(remembered()).toEqual(['75001', '30303']);
  });

  test('shows an unserved code, and does not change the stored one', () => {
    localStorage.setItem('zipcode', '30303');
    document.body.insertAdjacentHTML('beforeend', '<div data-none=""></div>');
    expect(load('zipcode=99950')).toBeFalsy();
    expect(pill()?.textContent).toBe('Serving 99950 – change');
    expect(remembered()).toEqual([null, '30303']);
  });

  test('does not change if no code is known', () => {
    const before = document.body.innerHTML;
    expect(load('zipcode=%3Cscript%3E')).toBeFalsy();
    expect([document.body.innerHTML, remembered()]).toEqual([before, [null, null]]);
  });

  test('works with storages that are switched off', () => {
    expect(
      rememberArea(document, new URLSearchParams('zip=75001'), refusedStorage, refusedStorage),
    ).toBeFalsy();
    expect(pill()?.textContent).toBe('Serving 75001 – change');
  });
});
