import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { contentCheck } from '../../../../infrastructure/composition/content-check.ts';
import { contentLines } from '../../../../infrastructure/data-tool/content-lines.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';

const FOLDER = '../shared/fixtures/block-trees';
const testHeld = existsSync(FOLDER) ? test : test.skip;

const folders = { pages: 'infrastructure/content/pages', blocks: 'ui/blocks', files: 'ui/theme/public' };

testHeld(
  'Block trees of other sites keep at least 99% of their text, and each loss is reported',
  async () => {
    const report = await (await contentCheck(readSettings({}), folders, FOLDER)).execute();
    const { written, kept } = report.words;
    expect(report.pages).toBeGreaterThan(40);
    expect(kept / written).toBeGreaterThanOrEqual(0.99);
    const named = report.findings.filter(({ kind }) => kind === 'LostText');
    expect(named.length > 0).toBe(kept < written);
    expect(contentLines(report).at(-1)).toMatch(/, (?:99\.\d|100)% of \d+ words kept$/);
  },
);
