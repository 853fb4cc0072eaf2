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

describe('Filtering documents', () => {
  test('finds titles with a word that begins with the filter, in any case', () =>
    expect(found('GUID')).toEqual(['Furnaces: Homeowner’s guide']));

  test('finds all files of a section by its name', () =>
    expect(found('heat pump')).toEqual(['Heat Pumps: Limited warranty', 'Heat pump']));

  test('finds files that match every word', () => {
    expect(found('furnace limited')).toEqual(['Furnaces: Limited warranty']);
    expect(found('furnace warranty')).toEqual(['Furnaces: Limited warranty']);
    expect(found('furnace ductless')).toEqual([]);
  });

  test('finds everything with an empty filter', () => expect(countIn(filteredTab(TAB, '  '))).toBe(4));

  test('ignores punctuation around words', () =>
    expect(found('(heat) - pump!')).toEqual(['Heat Pumps: Limited warranty', 'Heat pump']));

  test('keeps sections without files with an empty filter', () => {
    const empty: LibraryTab = { ...TAB, sections: [{ name: 'Coils', id: null, files: [] }], images: [] };
    expect(filteredTab(empty, '').sections).toHaveLength(1);
  });

  test('drops sections without a match, and finds files of a nameless section by title', () => {
    const nameless: LibraryTab = {
      ...TAB,
      sections: [{ name: null, id: null, files: [file('Sell sheet')] }, ...TAB.sections],
    };
    expect(filteredTab(nameless, 'sell').sections).toEqual([nameless.sections[0]]);
    expect(filteredTab(nameless, 'guide').sections).toHaveLength(1);
    expect(filteredTab(nameless, 'null').sections).toEqual([]);
  });

  test('never finds more with a longer filter', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (filter, more) => {
        const fewer = countIn(filteredTab(TAB, `${filter} ${more}`));
        expect(fewer).toBeLessThanOrEqual(countIn(filteredTab(TAB, filter)));
      }),
    ));
});

describe('The tab named in an address', () => {
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
