import { describe, expect, test } from '@jest/globals';
import { DEALER_FILTERS, type DealerFilter } from '../../../domain/dealer/filters.ts';
import { filtersFor } from '../../../domain/dealer/language-filters.ts';

const FOR_EVERYONE = DEALER_FILTERS.filter((filter) => filter !== 'spanish' && filter !== 'french');

describe('The offered dealer filters', () => {
  test.each<[language: string, on: ReadonlyArray<DealerFilter>, ofLanguage: ReadonlyArray<DealerFilter>]>([
    ['en', [], []],
    ['es', [], ['spanish']],
    ['fr', [], ['french']],
    ['zh', [], []],
    ['en', ['emergencyService'], []],
    ['en', ['spanish'], ['spanish']],
    ['es', ['french'], ['spanish', 'french']],
    ['es', ['spanish'], ['spanish']],
  ])('on a page in %p with the active filters %j include the language filters %j', (language, on, added) =>
    expect(filtersFor(language, on)).toEqual([...FOR_EVERYONE, ...added]),
  );
});
