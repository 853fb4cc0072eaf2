import type { Page } from 'playwright-core';
import { modulesIn } from '../../../../../infrastructure/pages/page-styles.ts';

/** The page's html and all of its styles: its own, its style sheets, and those of chunks loaded later. */
const read = async () => ({
  html: document.body.outerHTML,
  css: [
    ...Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent),
    ...(await Promise.all(
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), async ({ href }) =>
        (await fetch(href, { cache: 'force-cache' })).text(),
      ),
    )),
  ].join(''),
});

/** The style modules whose classes a page uses but whose rules are missing. */
export const missingModules = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { html, css } = await page.evaluate(read);
  return [...modulesIn(html)].filter((module) => module !== '' && !css.includes(`._${module}`));
};
