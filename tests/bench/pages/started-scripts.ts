import { answerOf } from '../answer.ts';
import type { Figure } from '../figure.ts';
import { inlinedScriptBytes } from './inlined-scripts.ts';
import type { Measurement } from '../measurement.ts';
import { using, usingSite } from './opened.ts';
import { Visitors } from './visitor.ts';

const PAGES = [
  { path: '/', mostKilobytes: 110 },
  { path: '/find-a-dealer/?zipcode=75001', mostKilobytes: 130 },
  { path: '/resources/rebates/?zip=02110', mostKilobytes: 110 },
  { path: '/products/', mostKilobytes: 110 },
  { path: '/products/air-conditioners/', mostKilobytes: 110 },
] as const;

/** The milliseconds allowed for scripts that the started application loads later. */
const REST_MS = 1_000;

const scriptsOf = (visitors: Visitors, address: string): Promise<ReadonlyArray<string>> =>
  visitors.visit({ address }, async (page) => {
    await page.keyboard.press('Tab');
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    await page.waitForTimeout(REST_MS);
    return page.evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => new URL(name).pathname.endsWith('.js')),
      ),
    ]);
  });

/** All scripts of a page whose application has started, compressed with gzip. */
export const measureStartedScripts: Measurement = () =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), async (visitors) => {
      const figures: Figure[] = [];
      for (const { path, mostKilobytes } of PAGES) {
        const scripts = await scriptsOf(visitors, `${address}${path}`);
        const answers = await Promise.all(
          scripts.map((script) => answerOf(script, { 'accept-encoding': 'gzip' })),
        );
        const sizes = answers.map(({ base64 }) => Buffer.byteLength(base64, 'base64'));
        const html = Buffer.from((await answerOf(`${address}${path}`)).base64, 'base64').toString();
        figures.push({
          what: `Scripts after the application has started ${path}`,
          measured: sizes.reduce((sum, size) => sum + size, inlinedScriptBytes(html)) / 1000,
          unit: 'kB',
          goal: { atMost: mostKilobytes },
          note: `${scripts.length} files`,
        });
      }
      return figures;
    }),
  );
