import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { StylesOfSources } from '../../../../../infrastructure/composition/built-assets.ts';

let selectors: StylesOfSources['modules'][number]['rules'][number]['selectors'] | null = null;

const builtSelectors = () => {
  selectors ??= (
    JSON.parse(readFileSync(resolve('dist/client/.vite/styles.json'), 'utf8')) as StylesOfSources
  ).modules.flatMap(({ rules }) => rules.flatMap((rule) => rule.selectors));
  return selectors;
};

/** The classes that stand on a page, the styles of its html, and those that came with parts that opened late, each whole. */
interface PageStyles {
  readonly classes: ReadonlyArray<string>;
  readonly css: string;
  readonly lateCss: string;
}

const read = (): PageStyles => ({
  classes: Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat(),
  css: Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join(''),
  lateCss: document.adoptedStyleSheets
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .join(''),
});

/** The selectors that would match something on a page, were they in its styles: a page carries those that it needs. */
export const missingSelectors = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { classes, css, lateCss } = await page.evaluate(read);
  const there = new Set(classes);
  const late = new Set(lateCss.match(/_[0-9a-z]+/g));
  return builtSelectors()
    .filter((one) => one.classes.length > 0 && one.classes.every((name) => there.has(name)))
    .filter((one) => !one.classes.every((name) => late.has(name)) && !css.includes(one.text))
    .map(({ text }) => text);
};
