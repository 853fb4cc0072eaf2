import { expect, test } from '@jest/globals';
import { webAddress } from '../../../domain/dealer/web-address.ts';

test.each([
  ['https://www.acehvac.com/contact?x=1', 'https://www.acehvac.com/contact?x=1'],
  ['http://acehvac.com', 'http://acehvac.com'],
  [' www.acehvac.com ', 'https://www.acehvac.com'],
  ['acehvac.com', 'https://acehvac.com'],
  ['ace-hvac.co.uk/us?id=7', 'https://ace-hvac.co.uk/us?id=7'],
  ['acehvac.com:8080/', 'https://acehvac.com:8080/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:a@b.com', null],
  ['ann@acehvac.com', null],
  ['none', null],
  ['n/a', null],
  ['see our page', null],
  ['-ace.com', null],
  ['', null],
  [undefined, null],
])('The web address of %j is %j', (text, expected) => expect(webAddress(text)).toBe(expected));
