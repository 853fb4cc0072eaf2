import type { CDPSession, Page } from 'playwright-core';
import type { Measurement } from '../measurement.ts';
import { using, usingSite } from './opened.ts';
import { Visitors } from './visitor.ts';

/** The pages after the home page: a search, a guide, a product and rebates. */
const NEXT_PAGES = [
  '/find-a-dealer/?zipcode=75001',
  '/resources/troubleshooting/gas-furnaces/',
  '/products/air-conditioners/',
  '/resources/rebates/',
] as const;

const MAX_KILOBYTES = 320;

/** The milliseconds allowed for files that a page loads late or after its start. */
const REST_MS = 1_000;

/** Counts what a page's browser receives over the line, by kind. */
const countReceived = async (session: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const kinds = new Map<string, string>();
  const received = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    received.set(kind, (received.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return received;
};

/** All bytes of a visit to five pages, each scrolled to its end and tapped, so that its application starts. */
export const measureFivePageVisit: Measurement = () =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), async (visitors) => {
      let received: ReadonlyMap<string, number> = new Map();
      const visit = {
        address: `${address}/`,
        prepare: async (page: Page) => {
          received = await countReceived(await page.context().newCDPSession(page));
        },
      };
      await visitors.visit(visit, async (page) => {
        const use = async (): Promise<void> => {
          for (let below = 0; below < 20; below++)
            await page.evaluate((window) => scrollTo(0, innerHeight * window), below);
          await page.evaluate(() => scrollTo(0, 0));
          await page.touchscreen.tap(5, 300);
          await page.locator('html[data-started]').waitFor({ state: 'attached' });
          await page.waitForTimeout(REST_MS);
        };
        await use();
        for (const path of NEXT_PAGES) {
          await page.goto(`${address}${path}`, { waitUntil: 'load' });
          await use();
        }
      });
      const bytes = [...received.values()].reduce((sum, size) => sum + size, 0);
      const note = [...received].map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`).join(', ');
      return [
        {
          what: 'A visit of five pages, all bytes',
          measured: bytes / 1000,
          unit: 'kB',
          goal: { atMost: MAX_KILOBYTES },
          note,
        },
      ];
    }),
  );
