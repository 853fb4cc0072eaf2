import { expect, test } from '@jest/globals';
import { contentCheck } from '../../../../infrastructure/composition/content-check.ts';
import { contentLines } from '../../../../infrastructure/data-tool/content-lines.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';

test('the pages that ship, and the style guide, have no error and no warning', async () => {
  const folders = { pages: 'infrastructure/content/pages', files: 'ui/theme/public' };
  const report = await (await contentCheck(readSettings({}), folders)).execute();
  expect(contentLines(report).filter((line) => /^(?:error|warning)/.test(line))).toEqual([]);
  expect(report.pages).toBeGreaterThan(9);
});
