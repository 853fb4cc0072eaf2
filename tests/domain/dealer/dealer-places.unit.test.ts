import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  countPages,
  groupingByPlace,
  mostReviewed,
  pagePaths,
} from '../../../domain/dealer/dealer-places.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { finished } from '../../finished.ts';

const in_ = (id: number, name: string, city: string, state: string) =>
  aDealer().named(name).withCompanyId(id).in(city, state, '75001').build();

const DEALERS = [
  in_(1, 'ZEPHYR', 'Dallas', 'TX'),
  in_(2, 'ACE', 'DALLAS', 'TX'),
  in_(3, 'BEST', 'Addison', 'tx '),
  in_(4, 'FROID', 'Trois-Rivières', 'QC'),
  aDealer().named('NOWHERE').withCompanyId(5).without('city').build(),
  aDealer().named('NOBODY').without('companyId').in('Dallas', 'TX', '75001').build(),
];

describe('Dealers by place', () => {
  const placed = () => finished(groupingByPlace(DEALERS));

  test('are sorted by state code, town and name; two spellings of a town are one town', () =>
    expect(
      placed().map(({ code, path, count, towns }) => ({
        code,
        path,
        count,
        towns: towns.map(({ name, path: town, dealers }) => [name, town, dealers.map((one) => one.name)]),
      })),
    ).toEqual([
      {
        code: 'QC',
        path: '/dealers/qc/',
        count: 1,
        towns: [['Trois-Rivières', '/dealers/qc/trois-rivieres/', ['FROID']]],
      },
      {
        code: 'TX',
        path: '/dealers/tx/',
        count: 3,
        towns: [
          ['Addison', '/dealers/tx/addison/', ['BEST']],
          ['Dallas', '/dealers/tx/dallas/', ['ACE', 'ZEPHYR']],
        ],
      },
    ]));

  test('keep their order if they have the same name', () => {
    const [first, second] = [in_(8, 'ACE', 'Dallas', 'TX'), in_(7, 'ACE', 'Dallas', 'TX')];
    const ids = finished(groupingByPlace([first, second]))[0]?.towns[0]?.dealers.map(
      ({ companyId }) => companyId,
    );
    expect(ids).toEqual([8, 7]);
  });

  test('have pages for the lists first, then for the dealers, in portions of any size', () => {
    const states = placed();
    const all = pagePaths(states, 0, 100);
    expect(all).toEqual([
      ...['/dealers/', '/dealers/qc/', '/dealers/tx/'],
      ...['/dealers/qc/trois-rivieres/', '/dealers/tx/addison/', '/dealers/tx/dallas/'],
      ...['/dealers/qc/trois-rivieres/froid-4/', '/dealers/tx/addison/best-3/'],
      ...['/dealers/tx/dallas/ace-2/', '/dealers/tx/dallas/zephyr-1/'],
      ...['qc/trois-rivieres/froid-4/', 'tx/addison/best-3/'].map((page) => `/es/distribuidores/${page}`),
      ...['tx/dallas/ace-2/', 'tx/dallas/zephyr-1/'].map((page) => `/es/distribuidores/${page}`),
      ...['qc/trois-rivieres/froid-4/', 'tx/addison/best-3/'].map((page) => `/fr/concessionnaires/${page}`),
      ...['tx/dallas/ace-2/', 'tx/dallas/zephyr-1/'].map((page) => `/fr/concessionnaires/${page}`),
    ]);
    expect(countPages(states)).toBe(all.length);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (most) => {
        const portions = Array.from({ length: 20 }, (_, i) => pagePaths(states, i * most, most));
        expect(portions.flat()).toEqual(all);
      }),
    );
  });

  test('have no pages without dealers', () => {
    expect(finished(groupingByPlace([]))).toEqual([]);
    expect(countPages([])).toBe(0);
    expect(pagePaths([], 0, 100)).toEqual([]);
  });
});

describe('The dealers with the most reviews', () => {
  const reviewed = (id: number, count: number, city: string, state: string) =>
    aDealer().named(`D${id}`).withCompanyId(id).in(city, state, '75001').reviewed(4, count).build();
  const REVIEWED = [
    reviewed(1, 12, 'Dallas', 'TX'),
    reviewed(2, 40, 'Austin', 'TX'),
    reviewed(3, 39, 'Austin', 'TX'),
    reviewed(4, 90, 'Montreal', 'QC'),
    reviewed(5, 0, 'Denver', 'CO'),
    reviewed(6, 7, 'Salem', 'OR'),
  ];
  const idsOf = (most: number) =>
    mostReviewed(finished(groupingByPlace(REVIEWED)), most).map(({ companyId }) => Number(companyId));

  test('are one per state, with most reviews first, and none without reviews', () =>
    expect(idsOf(9)).toEqual([4, 2, 6]));
  test('are at most the requested number', () => expect([idsOf(2), idsOf(0)]).toEqual([[4, 2], []]));
});
