import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { propertyRules, styleRules } from '../../../infrastructure/cli/style-rules.ts';
import { lateCss, lateKey } from '../../../infrastructure/composition/late-styles.ts';
import {
  cssOf,
  needsOfRules,
  partedAtFirstWindow,
  type PartRules,
} from '../../../infrastructure/composition/rules-in-page.ts';

const BANNER = styleRules('._banner{top:0}._banner ._loud{left:0}');
const CARD = styleRules('@media print{._card{top:1px}}._card[data-variant=home]{top:2px}');
const BASE = styleRules('p{margin:0}[data-variant=home]{margin:1px}');
const MODULES = [BASE, BANNER, CARD].map((rules) => ({ rules }));

const partAt = (place: number, more: Partial<PartRules> = {}): PartRules => ({
  ...{ place, rules: MODULES[place]?.rules ?? [], restsOn: [] },
  ...{ isLiving: false, isGlobal: place === 0, isLater: false, isTokens: false, ...more },
});

const parted = (parts: ReadonlyArray<PartRules>, html: string) =>
  partedAtFirstWindow(parts, (first, rest, all) => ({ first, rest: cssOf(rest), all: cssOf(all) }))(html);

const PAGE = '<p class="_banner"></p><p data-width="full" data-below=""><b class="_card _loud"></b></p>';

describe('a page is parted at its first window', () => {
  test('it has the rules first of what it shows first, and all of a part with the rest of it', () => {
    expect(parted([partAt(0), partAt(1), partAt(2)], PAGE)).toEqual({
      first: 'p{margin:0}._banner{top:0}',
      rest: '._banner{top:0}._banner ._loud{left:0}@media print{._card{top:1px}}',
      all: 'p{margin:0}._banner{top:0}._banner ._loud{left:0}@media print{._card{top:1px}}',
    });
  });

  test('what is for all parts comes first, and whole', () => {
    const html = '<p></p><p data-variant="home" data-below=""></p>';
    expect(parted([partAt(0)], html)).toMatchObject({
      first: 'p{margin:0}[data-variant=home]{margin:1px}',
      rest: '',
    });
  });

  test('what may come to look different has the rest of its rules later', () => {
    const { first, rest } = parted([partAt(1, { isLiving: true })], '<p class="_banner">');
    expect([first, rest]).toEqual(['._banner{top:0}', '._banner{top:0}._banner ._loud{left:0}']);
  });

  test('what rests on a part that comes later stands after it once more', () => {
    const html = '<p class="_card"></p><p class="_banner" data-below=""></p>';
    expect(parted([partAt(1), partAt(2, { restsOn: [1] })], html)).toMatchObject({
      first: '@media print{._card{top:1px}}',
      rest: '._banner{top:0}@media print{._card{top:1px}}',
    });
  });

  test('what is closed until the visitor opens it comes with the rest, and nothing for its sake', () => {
    const html = '<p class="_card _banner"></p>';
    expect(parted([partAt(1, { isLater: true }), partAt(2, { restsOn: [1] })], html)).toMatchObject({
      first: '@media print{._card{top:1px}}',
      rest: '._banner{top:0}',
    });
  });

  test('the mark belongs to what is below', () => {
    const html = '<p class="_banner"></p><p class="_card" data-below=""></p>';
    expect(parted([partAt(1), partAt(2)], html).rest).toContain('._card');
  });

  test('all of a page that has no such mark is first', () => {
    expect(parted([partAt(1), partAt(2)], '<p class="_banner _card">').rest).toBe('');
  });

  test('of two pages with the same classes, each in another place, each has its own', () => {
    const styles = partedAtFirstWindow([partAt(1), partAt(2)], (first) => ({ first }));
    const one = styles('<p class="_banner"></p><p class="_card" data-below=""></p>');
    expect(styles('<p class="_card"></p><p class="_banner" data-below=""></p>')).not.toEqual(one);
  });

  describe('of its custom properties it has those first', () => {
    const tokens = propertyRules(
      ':root{--a:red;--b:var(--c);--c:0;--d:1px}@media (width>=640px){:root{--d:2px;--b:1px}}:root{color-scheme:dark}',
    );
    const parts = (banner: string, card: string) => [
      partAt(0, { rules: tokens, isTokens: true }),
      partAt(1, { rules: styleRules(banner) }),
      partAt(2, { rules: styleRules(card) }),
    ];
    const html = '<p class="_banner"></p><p class="_card" data-below=""></p>';

    test('that are read there, directly or by others; the rest come with what reads it', () => {
      expect(parted(parts('._banner{top:var(--b)}', '._card{top:var(--d)}'), html)).toEqual({
        first:
          ':root{--b:var(--c);--c:0}@media (width>=640px){:root{--b:1px}}:root{color-scheme:dark}._banner{top:var(--b)}',
        rest: ':root{--a:red;--d:1px}@media (width>=640px){:root{--d:2px}}:root{color-scheme:dark}._card{top:var(--d)}',
        all: ':root{--a:red;--b:var(--c);--c:0;--d:1px}@media (width>=640px){:root{--b:1px;--d:2px}}:root{color-scheme:dark}._banner{top:var(--b)}._card{top:var(--d)}',
      });
    });

    test('whatever reads what, each once', () => {
      const reads = (name: string) =>
        fc
          .subarray(['--a', '--b', '--c', '--d'])
          .map((read) => `._${name}{${read.map((property, i) => `p${i}:var(${property})`).join(';')}}`);
      fc.assert(
        fc.property(reads('banner'), reads('card'), (banner, card) => {
          const { first, rest } = parted(parts(banner, card), html);
          const declared = (css: string) => (css.match(/--[a-d](?=:)/g) ?? []).sort();
          expect([...declared(first), ...declared(rest)].sort()).toEqual(
            declared(cssOf({ parts: parts('', ''), there: new Set(needsOfRules(tokens)) })),
          );
          const missing = Array.from(first.matchAll(/var\((--.)\)/g), ([, name = '']) => name).filter(
            (name) => !first.includes(`${name}:`),
          );
          expect(missing).toEqual([]);
        }),
      );
    });
  });

  test('whatever the page, no rule is lost, and none comes to stand after one that may set anew what it sets', () => {
    const PLACES = [0, 1, 2, 3];
    const names = PLACES.flatMap((place) => [`_${place}a`, `_${place}b`]);
    const anyPart = (place: number) =>
      fc.record({
        ...{ place: fc.constant(place), isGlobal: fc.constant(false), isLater: fc.constant(false) },
        isTokens: fc.constant(false),
        rules: fc.constant(styleRules(`._${place}a{top:0}._${place}b{top:1px}`)),
        ...{ restsOn: fc.subarray(PLACES.slice(0, place)), isLiving: fc.boolean() },
      });
    const anyHtml = fc
      .tuple(fc.subarray(names), fc.subarray(names))
      .map(
        ([head, tail]) => `<p class="${head.join(' ')}"></p><p class="${tail.join(' ')}" data-below=""></p>`,
      );
    fc.assert(
      fc.property(fc.tuple(...PLACES.map(anyPart)), anyHtml, (parts, html) => {
        const { first, rest, all } = parted(parts, html);
        const placeOf = (rule: string) => (first + rest).lastIndexOf(rule);
        const needed = all.match(/\._..\{.*?\}/g) ?? [];
        expect(needed.filter((rule) => placeOf(rule) < 0)).toEqual([]);
        const restsOn = (later: string, earlier: string) =>
          later[2] === earlier[2] || parts[Number(later[2])]?.restsOn.includes(Number(earlier[2])) === true;
        const turned = needed.flatMap((later, i) =>
          needed
            .slice(0, i)
            .filter((earlier) => restsOn(later, earlier) && placeOf(earlier) > placeOf(later)),
        );
        expect(turned).toEqual([]);
      }),
    );
  });
});

describe('the name of late styles', () => {
  const names = ['_banner', '_loud', '_card', 'data-variant', 'data-variant=home'];

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
