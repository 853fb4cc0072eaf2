import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { queryText } from '../../../../domain/content/links/address-query.ts';

test('A query with any content is parsed back unchanged', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      expect(new URLSearchParams(queryText({ q: text })).get('q')).toBe(text.toWellFormed());
    }),
  ));

test('A query has every field in its order', () =>
  expect(queryText({ tab: 'a', filter: 'b&c', page: '2' })).toBe('tab=a&filter=b%26c&page=2'));

test('A query omits empty fields', () =>
  expect(queryText({ tab: '', filter: 'sell sheet' })).toBe('filter=sell+sheet'));
