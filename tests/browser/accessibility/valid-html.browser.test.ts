import { expect, test } from '@jest/globals';
import { htmlFaultsIn } from './html-faults.ts';
import { ALL_PAGES, htmlOf } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test.each(ALL_PAGES)('$name is served as valid html', async (tested) => {
  expect(await htmlFaultsIn(await htmlOf(site, tested), tested.path)).toEqual([]);
});
