import { expect, test } from '@jest/globals';
import type { ShownPage } from '../../../../application/visitor/read-page/read-page-view.ts';
import type { Services } from '../../../../ui/bindings/services.ts';
import { contentPageModule } from '../../../../ui/app/content-page/content-page-module.ts';
import { loadDefinitions } from '../../../../ui/blocks/load-definitions.ts';
import { SITE } from '../../blocks/read-blocks.ts';
import { EMPTY_PAGE } from '../page-document.ts';

const block = (name: string) => ({ name, props: { heading: '', lead: '' }, innerBlocks: [] });

const shown: ShownPage = {
  ...EMPTY_PAGE,
  path: '/pricing/',
  blocks: [block('acf/system-finder'), block('acf/lease-calculator')],
};

/** The page's own part of a query, and whether search engines list the page at it. */
const pageAt = async (query: string, page: ShownPage = shown) => {
  const { queryOf, head } = await contentPageModule(page, await loadDefinitions(), () => []);
  const own = queryOf?.(new URLSearchParams(query)) ?? '';
  const { isListed } = await head({ site: SITE } as Services, new URLSearchParams(own));
  return { own, isListed };
};

test.each([
  ['', '', true],
  ['utm_source=mail', '', true],
  ['fuel=gas&utm_source=mail', 'fuel=gas', false],
  ['months=12&cash=100', 'cash=100&months=12', false],
  ['cash=100&fuel=gas&fuel=gas', 'fuel=gas&cash=100', false],
])(
  'A page with two forms reads the entries of both in %p; with entries, it is not listed',
  async (...row) => {
    const [query, own, isListed] = row;
    expect(await pageAt(query)).toEqual({ own, isListed });
  },
);

test('A page that is not listed is not listed without entries, either', async () => {
  expect((await pageAt('', { ...shown, isListed: false })).isListed).toBe(false);
});
