import { expect, test } from '@jest/globals';
import { htmlFaultsIn } from './html-faults.ts';
import { ALL_PAGES, htmlOf } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test.each(ALL_PAGES)('$name is valid html as served', async (tested) => {
  expect(await htmlFaultsIn(await htmlOf(site, tested), tested.path)).toEqual([]);
});
