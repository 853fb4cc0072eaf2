import { expect, test } from '@jest/globals';
import { isFreeFragment } from '../../../../domain/content/links/fragment.ts';

test.each(['tax-records', 'A1', 'x_y', 'mainly', 'é', 'größe', '日本'])('%s is a valid fragment', (id) => {
  expect(isFreeFragment(id)).toBe(true);
});

test.each(['', '1st', 'two words', 'a"b', 'a.b', '-a', '\u0301'])(
  '%p may not be a fragment, since links would not find it',
  (id) => {
    expect(isFreeFragment(id)).toBe(false);
  },
);

test.each(['main', 'root', 'page-data', 'dataLayer'])(
  '%s may not be a fragment, since scripts of the page use this id',
  (id) => {
    expect(isFreeFragment(id)).toBe(false);
  },
);
