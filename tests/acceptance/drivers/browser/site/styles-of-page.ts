import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { StylesOfSources } from '../../../../../infrastructure/composition/built-assets.ts';
import { namesIn } from '../../../../../infrastructure/composition/rules-in-page.ts';
import { shownWhole } from '../../../../whole-page.ts';

let selectors: StylesOfSources['modules'][number]['rules'][number]['selectors'] | null = null;

const builtSelectors = () => {
  selectors ??= (
    JSON.parse(readFileSync(resolve('dist/client/.vite/styles.json'), 'utf8')) as StylesOfSources
  ).modules.flatMap(({ rules }) => rules.flatMap((rule) => rule.selectors));
  return selectors;
};

/** The html of a page, the styles in it and in its file, and those that came with parts that opened late, each whole. */
interface PageStyles {
  readonly html: string;
  readonly css: string;
  readonly lateCss: string;
}

const read = async (): Promise<PageStyles> => ({
  html: document.documentElement.outerHTML,
  css: [
    ...Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent),
    ...(await Promise.all(
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), async ({ href }) =>
        (await fetch(href, { cache: 'force-cache' })).text(),
      ),
    )),
  ].join(''),
  lateCss: document.adoptedStyleSheets
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .join(''),
});

/** The selectors that would match something on a page, were they in its styles: a page carries those that it needs. */
export const missingSelectors = async (page: Page): Promise<ReadonlyArray<string>> => {
  await shownWhole(page);
  const { html, css, lateCss } = await page.evaluate(read);
  const there = namesIn(html);
  const late = new Set(lateCss.match(/_[0-9a-z]+/g));
  return builtSelectors()
    .map(({ text, needs }) => ({ text, needs, classes: needs.filter((name) => name.startsWith('_')) }))
    .filter(({ needs, classes }) => classes.length > 0 && needs.every((name) => there.has(name)))
    .filter(({ text, classes }) => !classes.every((name) => late.has(name)) && !css.includes(text))
    .map(({ text }) => text);
};
