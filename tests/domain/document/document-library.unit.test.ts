import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  countIn,
  filteredTab,
  tabKey,
  tabNamed,
  type LibraryTab,
} from '../../../domain/document/document-library.ts';

const file = (title: string) => ({ title, href: `/documents/${title}.pdf`, note: 'PDF', opensNewTab: false });

const TAB: LibraryTab = {
  name: 'Technical Docs',
  intro: null,
  sections: [
    { name: 'Furnaces', id: 'furnaces', files: [file('Limited warranty'), file('Homeowner’s guide')] },
    { name: 'Heat Pumps', id: 'heat-pumps', files: [file('Limited warranty')] },
  ],
  images: [{ ...file('Heat pump'), src: '/heat-pump.svg' }],
};

const found = (filter: string) => {
  const { sections, images } = filteredTab(TAB, filter);
  return [
    ...sections.flatMap(({ name, files }) => files.map(({ title }) => `${name}: ${title}`)),
    ...images.map(({ title }) => title),
  ];
};

describe('filtering documents', () => {
  test('a word finds the files whose title has a word that begins with it, in any case', () =>
    expect(found('GUID')).toEqual(['Furnaces: Homeowner’s guide']));

  test('the name of a section finds all of its files', () =>
    expect(found('heat pump')).toEqual(['Heat Pumps: Limited warranty', 'Heat pump']));

  test('every word must match', () => {
    expect(found('furnace warranty')).toEqual(['Furnaces: Limited warranty']);
    expect(found('furnace ductless')).toEqual([]);
  });

  test('an empty filter keeps all', () => expect(countIn(filteredTab(TAB, '  '))).toBe(4));

  test('signs around its words are ignored', () =>
    expect(found('(heat) - pump!')).toEqual(['Heat Pumps: Limited warranty', 'Heat pump']));

  test('an empty filter keeps sections without files too', () => {
    const empty: LibraryTab = { ...TAB, sections: [{ name: 'Coils', id: null, files: [] }], images: [] };
    expect(filteredTab(empty, '').sections).toHaveLength(1);
  });

  test('no section without a file remains, and a section without a name offers its files by their titles', () => {
    const nameless: LibraryTab = {
      ...TAB,
      sections: [{ name: null, id: null, files: [file('Sell sheet')] }, ...TAB.sections],
    };
    expect(filteredTab(nameless, 'sell').sections).toEqual([nameless.sections[0]]);
    expect(filteredTab(nameless, 'guide').sections).toHaveLength(1);
    expect(filteredTab(nameless, 'null').sections).toEqual([]);
  });

  test('a longer filter never finds more', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (filter, more) => {
        const fewer = countIn(filteredTab(TAB, `${filter} ${more}`));
        expect(fewer).toBeLessThanOrEqual(countIn(filteredTab(TAB, filter)));
      }),
    ));
});

describe('the tab named in an address', () => {
  const tabs = ['Resources', 'Technical Docs', 'Product Images'].map((name) => ({ ...TAB, name }));

  test('is found by its key and by its name', () => {
    expect(tabKey('Technical Docs')).toBe('technical-docs');
    expect(tabKey(' Docs & Files!')).toBe('docs-files');
    expect(tabNamed(tabs, 'technical-docs')).toBe(1);
    expect(tabNamed(tabs, 'Product Images')).toBe(2);
  });

  test('is the first if no such tab exists', () => {
    expect(tabNamed(tabs, '')).toBe(0);
    expect(tabNamed(tabs, 'Videos')).toBe(0);
  });
});
