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
      const isTooSmallInTheMiddle = async (target: Element | undefined) => {
        target?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = { runOnly: { type: 'rule' as const, values: ['target-size'] } };
        return (await window.axe.run(target ?? document, again)).violations.length > 0;
      };
      const { violations, passes } = await window.axe.run(within, {
        ...rules,
        elementRef: true,
        selectors: false,
      });
      if (passes.length === 0) throw new Error('axe looked at nothing');
      const found: string[] = [];
      for (const { id, nodes } of violations) {
        const faults: string[] = [];
        // A bar at the window's edge may cover a target, so a small one is measured again in the middle.
        for (const { html, element } of nodes)
          if (id !== 'target-size' || (await isTooSmallInTheMiddle(element))) faults.push(html);
        if (faults.length > 0) found.push(`${id}: ${faults.join(' ')}`);
      }
      return found;
    },
    [options, part] as const,
  );
};
