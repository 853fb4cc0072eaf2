import { expect, test } from '@jest/globals';
import type { Need } from '../../../domain/content/capabilities.ts';
import { searchPlace } from '../../../ui/searching/search-place.ts';

test.each<[needs: ReadonlyArray<Need>, shown: string]>([
  [['dealers', 'dealer-pages'], 'page'],
  [['dealers', 'leads'], 'slider'],
  [['dealers', 'all-dealers', 'leads'], 'all'],
  [['dealers', 'dealer-pages', 'all-dealers'], 'page'],
])('A page whose blocks need %j shows its dealers as %s', (needs, shown) =>
  expect(searchPlace('/', needs)).toEqual({ path: '/', shown }),
);
