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

/** The classes that stand on a page, and all of its styles. */
const read = async (): Promise<{ readonly classes: ReadonlyArray<string>; readonly css: string }> => {
  const texts = Array.from(document.styleSheets, async ({ href, ownerNode }) =>
    href === null ? (ownerNode?.textContent ?? '') : (await fetch(href)).text(),
  );
  return {
    classes: Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat(),
    css: (await Promise.all(texts)).join(''),
  };
};

/** The selectors that would match something on a page, were they in its styles: a page carries those that it needs. */
export const missingSelectors = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { classes, css } = await page.evaluate(read);
  const there = new Set(classes);
  return builtSelectors()
    .filter((one) => one.classes.length > 0 && one.classes.every((name) => there.has(name)))
    .map(({ text }) => text)
    .filter((text) => !css.includes(text));
};
