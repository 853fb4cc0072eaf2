import { expect, test } from '@jest/globals';
import { checkedAddresses, dealersIn, statesWith } from './checked-addresses.ts';
import { isClean, summary, tableHead, tableRow } from './report.ts';

const SITEMAP = ['/', '/products/', '/resources/']
  .map((path) => `<loc>https://site.test${path}</loc>`)
  .join('');
const CLEAN = { path: '/', html: [], byWidth: [[], [], []] };
const POOR = { path: '/products/', html: ['no-dup-id: twice'], byWidth: [['region: <p>'], [], []] };

test('the checked addresses are those of the sitemap and the unlisted pages', () => {
  const all = checkedAddresses(SITEMAP, statesWith(['1', '2']), []);
  expect(all.slice(0, 3)).toEqual(['/', '/products/', '/resources/']);
  expect(all).toContain('/sitemap/');
  expect(all).toContain('/find-a-dealer/compare/?zipcode=75001&compare=1&compare=2');
  expect(checkedAddresses(SITEMAP, [], ['/products/'])).toEqual(['/products/']);
  expect(checkedAddresses(SITEMAP, [], ['/nothing/'])).toEqual([]);
});

test("the dealers in a list's html are found, each once", () => {
  const card = (id: number): string =>
    `<a href="/dealers/tx/addison/ace-hvac-${id}/?zipcode=75001">Ace</a><a href="/dealers/tx/addison/ace-hvac-${id}/#reviews">4.8</a>`;
  expect(dealersIn(card(100001) + card(7))).toEqual(['100001', '7']);
});

test('a row has the count of findings in each column, and the findings', () => {
  expect(tableHead()).toBe('  html    320    768   1280  address');
  expect(tableRow(CLEAN)).toBe('    ok     ok     ok     ok  /');
  expect(tableRow(POOR).split('\n')).toEqual([
    '     1      1     ok     ok  /products/',
    '         html: no-dup-id: twice',
    '         320 px: region: <p>',
  ]);
});

test('a single violation is a failure', () => {
  expect([CLEAN, POOR].map(isClean)).toEqual([true, false]);
  expect(summary([CLEAN, POOR])).toBe('2 addresses, 1 clean, 1 with violations');
});
