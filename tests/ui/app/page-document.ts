import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import { htmlDocument } from '../../../infrastructure/pages/html-document.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import { contentHead } from '../../../ui/app/content-page/content-head.ts';

export const SITE = siteFacts(readSettings({}), { isSample: false, clock: { now: () => 0 } });

/** A page without blocks and without a path above it. */
export const EMPTY_PAGE: ShownPage = {
  path: '/page/',
  language: 'en',
  title: 'Page',
  description: '',
  isListed: true,
  image: null,
  productId: null,
  blocks: [],
  needs: [],
  trail: [],
  warnings: [],
};

/** The html document of a page, without assets. */
export const documentOf = (page: ShownPage, body = ''): string =>
  htmlDocument({
    site: SITE,
    head: contentHead(page, SITE),
    body,
    data: { id: 'data', json: 'null' },
    assets: { css: '', boot: '', entry: '', chunks: [], fonts: [''], latinFonts: [''], icon: '' },
    printed: '',
    appended: '',
    icons: '',
    marks: {},
    scripts: { deferred: [], inlined: [] },
    startsAfterLoad: false,
  });
