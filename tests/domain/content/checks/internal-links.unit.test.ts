import { describe, expect, test } from '@jest/globals';
import { linkFaults } from '../../../../domain/content/checks/internal-links.ts';

const THERE = ['/contact/', '/guide.pdf'];

const faultsOf = (links: ReadonlyArray<string>, ids: ReadonlyArray<string> = []) =>
  linkFaults(
    { links, ids },
    { siteUrl: 'https://www.example.com', herePath: '/page/', isThere: (path) => THERE.includes(path) },
  );

describe('The links of a page', () => {
  test.each([
    ['/contact/'],
    ['/contact'],
    ['/contact/?a=b#anything'],
    ['https://www.example.com/contact/'],
    ['/guide.pdf'],
    ['/page/'],
    ['#top'],
    ['#'],
    ['https://other.example/nowhere/'],
    ['mailto:ann@example.com'],
  ])('to %s have a target', (link) => expect(faultsOf([link])).toEqual([]));

  test('to fragments of the same page need an element with that id', () => {
    expect(faultsOf(['#form', '/page/#form', '/page#form'], ['form'])).toEqual([]);
    expect(faultsOf(['#form', '/page/#form'], ['Form'])).toEqual([
      { _tag: 'DeadFragment', address: '#form' },
      { _tag: 'DeadFragment', address: '/page/#form' },
    ]);
  });

  test('without a target are reported once', () =>
    expect(faultsOf(['/kontact/', '/kontact/', '/missing.pdf'])).toEqual([
      { _tag: 'DeadLink', address: '/kontact/' },
      { _tag: 'DeadLink', address: '/missing.pdf' },
    ]));

  test('to planned pages are reported as planned', () =>
    expect(faultsOf(['/resources/rebates?zip=75001'])).toEqual([
      { _tag: 'LinkNotBuilt', address: '/resources/rebates?zip=75001' },
    ]));
});
