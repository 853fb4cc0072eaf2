import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { internalAddress } from '../../../../domain/content/links/internal-address.ts';

const SITE = 'https://www.example.com';
const at = (address: string) => internalAddress(address, '/resources/rebates/', SITE);

describe('The target of an address on this site', () => {
  test.each([
    ['/contact/', '/contact/', null],
    ['/contact/?topic=a#form', '/contact/', 'form'],
    ['#form', '/resources/rebates/', 'form'],
    ['#', '/resources/rebates/', ''],
    ['', '/resources/rebates/', null],
    ['?zip=75001', '/resources/rebates/', null],
    ['?a=#b', '/resources/rebates/', 'b'],
    ['../warranty/', '/resources/warranty/', null],
    ['./a/../b', '/resources/rebates/b', null],
    [' /contact/ ', '/contact/', null],
    ['http://www.example.com/contact/', '/contact/', null],
    ['/a/?next=mailto:b', '/a/', null],
    ['/a/#one#two', '/a/', 'one#two'],
    ['/a/#line\nbreak', '/a/', 'line\nbreak'],
    ['guide.pdf', '/resources/rebates/guide.pdf', null],
    ['https://www.example.com', '/', null],
    ['HTTPS://WWW.EXAMPLE.COM/contact/#a', '/contact/', 'a'],
    ['//www.example.com/contact/', '/contact/', null],
    ['/caf%C3%A9/#r%C3%A9sum%C3%A9', '/café/', 'résumé'],
    ['/100%/', '/100%/', null],
    ['/a//b/c', '/a//b/c', null],
  ])('%s', (address, path, fragment) => expect(at(address)).toEqual({ path, fragment }));

  test.each([
    'https://other.example/a',
    '//other.example/',
    'mailto:a@example.com',
    'tel:+18005550199',
    'h323:office',
  ])('%s is not on this site', (address) => expect(at(address)).toBeNull());

  test.each([
    ['#form', '/resources/rebates'],
    ['guide.pdf', '/resources/guide.pdf'],
  ])('%s on a page without a slash at its end', (address, path) =>
    expect(internalAddress(address, '/resources/rebates', SITE)?.path).toBe(path),
  );

  test('is a path for any text', () =>
    fc.assert(fc.property(fc.string(), (address) => at(address)?.path.startsWith('/') ?? true)));
});
