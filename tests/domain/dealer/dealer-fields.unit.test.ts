import { describe, expect, test } from '@jest/globals';
import { DEALER_FIELD_PLACES, DEALER_FIELDS } from '../../../domain/dealer/dealer-fields.ts';

const placeOf = (...path: ReadonlyArray<string>) =>
  DEALER_FIELD_PLACES.find((place) => place.path.join('.') === path.join('.'));

describe('The fields of a dealer as a list (section 3)', () => {
  test.each([
    [['name'], 'name', 'text'],
    [['companyId'], 'companyID', 'company id'],
    [['website'], 'metaData.dealer_url', 'text'],
    [['dealerInfo'], 'dealerInfo.data', 'group'],
    [['dealerInfo', 'dbaName'], 'dealerInfo.data.dbaName', 'text'],
    [['dealerInfo', 'weekHours', 'sun'], 'dealerInfo.data.weekHours.sun', 'text'],
    [['searchInfo', 'bucket'], 'searchInfo.bucket', 'count'],
  ])('%p is in the column %p, of the kind %p', (path, column, kind) =>
    expect(placeOf(...path)).toEqual({ path, column, kind }),
  );

  test('start with the first field of the table and name each column once', () => {
    expect(DEALER_FIELD_PLACES[0]?.path).toEqual(['name']);
    const columns = DEALER_FIELD_PLACES.map(({ column }) => column);
    expect(new Set(columns).size).toBe(columns.length);
  });

  test('contain every field of the table, each group before its fields', () => {
    const topLevel = DEALER_FIELD_PLACES.filter(({ path }) => path.length === 1);
    expect(topLevel.map(({ path }) => path[0])).toEqual(Object.keys(DEALER_FIELDS));
    const positions = [['dealerInfo'], ['dealerInfo', 'weekHours'], ['dealerInfo', 'weekHours', 'mon']].map(
      (path) => DEALER_FIELD_PLACES.findIndex((place) => place.path.join('.') === path.join('.')),
    );
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});
