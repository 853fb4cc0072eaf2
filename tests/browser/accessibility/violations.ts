import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Only what depends on a page's colors. */
export const COLOR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** What depends on the width of the window: a page that has passed all rules at one width needs only these at another. */
export const LAYOUT_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] },
  resultTypes: ['violations'],
};

/** Less than half of what a page would have to read with `axe.source`. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The axe findings for a page or one of its parts, each with its elements. */
export const violationsOn = async (
  page: Page,
  part = 'html',
  options = RULES,
): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([rules, within]) => {
      const { violations, passes } = await window.axe.run(within, rules);
      if (passes.length === 0) throw new Error('axe looked at nothing');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [options, part] as const,
  );
};
