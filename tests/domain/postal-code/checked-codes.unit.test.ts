import { describe, expect, test } from '@jest/globals';
import { checkedCodes } from '../../../domain/postal-code/checked-codes.ts';
import { placesLines } from '../../../infrastructure/data-tool/places-lines.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';

const places = new MemoryPostalPlaces();
const report = (...lines: ReadonlyArray<string>) =>
  checkedCodes(lines, (code) => places.searchedPlaceOf(code));

describe('Postal codes compared with the lists of the site', () => {
  test('count once each, in any spelling, without empty lines', () =>
    expect(report('75001', '', ' \t', '75001-1234', ' m5v 3l9 ', 'M5V')).toEqual({
      listed: ['75001', 'M5V'],
      approximate: [],
      nowhere: [],
      unread: [],
    }));

  test('are approximate or nowhere if they are not listed', () =>
    expect(report('75099', 'M5Z 1A1', '00000')).toEqual({
      listed: [],
      approximate: ['75099', 'M5Z'],
      nowhere: ['00000'],
      unread: [],
    }));

  test('are reported by line number if they cannot be parsed', () =>
    expect(report('zip', '75001', 'Plano')).toMatchObject({ listed: ['75001'], unread: [1, 3] }));

  test('have a report with a line for each code to check, then the totals', () =>
    expect(placesLines(report('75001', '75099', '00000', 'x'))).toEqual([
      'approximate  75099  isn’t in the list: a search uses its neighbors',
      'nowhere  00000  isn’t in the list and has no neighbors: a search finds nobody',
      'unread  line 4  holds no postal code',
      '3 codes: 1 listed, 1 approximate, 1 nowhere',
    ]));
});
