import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { styleRules } from '../../../infrastructure/cli/style-rules.ts';
import { lateCss, lateKey, type PlacedRules } from '../../../infrastructure/composition/late-styles.ts';
import { cssOf, partedAtFirstWindow } from '../../../infrastructure/composition/rules-in-page.ts';

const BANNER = styleRules('._banner{top:0}._banner ._loud{left:0}');
const CARD = styleRules('@media print{._card{top:1px}}._card[data-look=home]{top:2px}');
const BASE = styleRules('p{margin:0}');
const MODULES = [BASE, BANNER, CARD].map((rules) => ({ rules }));

const partAt = (place: number, more: Partial<PlacedRules> = {}): PlacedRules => ({
  ...{ place, rules: MODULES[place]?.rules ?? [], isLiving: false, isNeededFirst: 'when-shown' as const },
  ...more,
});

const parted = (parts: ReadonlyArray<PlacedRules>, html: string) =>
  partedAtFirstWindow(parts, (first, below) => ({ first: cssOf(first), below: cssOf(below) }))(html);

const PAGE = '<p class="_banner"></p><p data-width="full" data-below=""><b class="_card _loud"></b></p>';

describe('a page is parted at its first window', () => {
  test('with a part goes all of it that the page needs, to where it is shown first', () => {
    expect(parted([partAt(0), partAt(1), partAt(2)], PAGE)).toEqual({
      first: 'p{margin:0}._banner{top:0}._banner ._loud{left:0}',
      below: '@media print{._card{top:1px}}',
    });
  });

  test('what its first window is put together from stays, whether it shows it or not', () => {
    const { first, below } = parted([partAt(1), partAt(2, { isNeededFirst: 'always' })], PAGE);
    expect(first).toContain('._card');
    expect(below).toBe('');
  });

  test('what is closed until the visitor opens it comes with what is below', () => {
    const { first, below } = parted([partAt(0), partAt(1, { isNeededFirst: 'never' })], PAGE);
    expect(first).toBe('p{margin:0}');
    expect(below).toContain('._banner');
  });

  test('the mark belongs to what is below', () => {
    const html = '<p class="_banner"></p><p class="_card" data-below=""></p>';
    expect(parted([partAt(1), partAt(2)], html).below).toContain('._card');
  });

  test('all of a page that has no such mark is first', () => {
    expect(parted([partAt(1), partAt(2)], '<p class="_banner _card">').below).toBe('');
  });

  test('of two pages with the same classes, each in another place, each has its own', () => {
    const styles = partedAtFirstWindow([partAt(1), partAt(2)], (first) => cssOf(first));
    const one = styles('<p class="_banner"></p><p class="_card" data-below=""></p>');
    expect(styles('<p class="_card"></p><p class="_banner" data-below=""></p>')).not.toBe(one);
  });
});

describe('the name of late styles', () => {
  const names = ['_banner', '_loud', '_card', 'data-look', 'data-look=home'];

  test('says what they are, whatever is there', () => {
    fc.assert(
      fc.property(
        fc.subarray(
          MODULES.map((_, place) => place),
          { minLength: 1 },
        ),
        fc.subarray(names),
        fc.boolean(),
        (places, there, isLiving) => {
          const needed = { parts: places.map((place) => partAt(place, { isLiving })), there: new Set(there) };
          expect(lateCss(MODULES, lateKey(MODULES, needed))?.replaceAll('}@', '} @')).toBe(
            cssOf(needed).replaceAll('}@', '} @'),
          );
        },
      ),
    );
  });

  test.each(['', 'AA', 'AAAA', '____', 'B', 'BwAAAAAAAAAAAAAAAAAA'])(
    'is none of a build that it does not fit: %j',
    (key) => {
      expect(lateCss(MODULES, key)).toBeNull();
    },
  );

  test('can be part of an address', () => {
    const needed = { parts: [partAt(1), partAt(2)], there: new Set(names) };
    expect(lateKey(MODULES, needed)).toMatch(/^[\w-]{2,4}$/);
  });
});
