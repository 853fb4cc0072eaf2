import { describe, expect, test } from '@jest/globals';
import { searchNear } from '../../../domain/dealer/dealer-search.ts';
import { withComparedToggled, withFilterToggled, withSort } from '../../../domain/dealer/search-steps.ts';
import { companyId } from '../../builders/company-id.ts';

const onPage3 = { ...searchNear('75001'), page: 3 };

describe('Steps from one search to the next (section 4)', () => {
  test('a toggled filter returns to the first page', () => {
    expect(withFilterToggled(onPage3, 'nateCertified')).toMatchObject({
      zipcode: '75001',
      filters: ['nateCertified'],
      page: 1,
    });
  });

  test('another order returns to the first page', () => {
    expect(withSort(onPage3, 'nearest')).toEqual({ ...onPage3, sort: 'nearest', page: 1 });
  });

  test('selecting a dealer for comparison keeps the page, and can be undone', () => {
    const picked = withComparedToggled(onPage3, companyId(7));
    expect(picked).toEqual({ ...onPage3, compared: [7] });
    expect(picked && withComparedToggled(picked, companyId(7))).toEqual(onPage3);
  });

  test('at most three dealers can be compared, and each can be deselected', () => {
    const full = { ...onPage3, compared: [1, 2, 3].map(companyId) };
    expect(withComparedToggled(full, companyId(4))).toBeNull();
    expect(withComparedToggled(full, companyId(2))?.compared).toEqual([1, 3]);
  });
});
