import axe, { type RunOptions } from 'axe-core';
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

/** The axe findings for a page or one of its parts, each with its elements. */
export const violationsOn = async (
  page: Page,
  part = 'html',
  options = RULES,
): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([rules, within]) => {
      const { violations, passes } = await window.axe.run(within, rules);
      if (passes.length === 0) throw new Error('axe looked at nothing');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [options, part] as const,
  );
};
