import { expect, test } from '@jest/globals';
import { leadsToOtherSite } from '../../../../domain/content/links/other-site.ts';

const SITE = 'https://www.example.com';

test.each([
  ['/resources/warranty/'],
  ['#top'],
  ['https://www.example.com/files/a.pdf'],
  ['https://WWW.EXAMPLE.COM'],
  ['//www.example.com/files/'],
  ['mailto:help@example.org'],
  ['tel:+18005550199'],
])('%s stays on the site', (address) => {
  expect(leadsToOtherSite(address, SITE)).toBe(false);
});

test.each([
  ['https://example.com/'],
  ['http://files.example.com/a.pdf'],
  ['//example.org/'],
  ['https://www.example.com:8443/'],
  ['https://www.example.com@evil.example/'],
])('%s links to another site', (address) => {
  expect(leadsToOtherSite(address, SITE)).toBe(true);
});
