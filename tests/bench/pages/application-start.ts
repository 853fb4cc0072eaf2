import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import type { Measurement } from '../measurement.ts';
import { using, usingSite } from './opened.ts';
import { median } from '../statistics.ts';
import { SLOW_CPU, Visitors } from './visitor.ts';

const PATHS = ['/', '/find-a-dealer/?zipcode=75001', '/resources/rebates/?zip=02110'] as const;

/** The milliseconds from the first key press until the application has started. */
const startOf = async (page: Page): Promise<number> => {
  const started = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let began = 0;
        addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
        const root = document.documentElement;
        new MutationObserver((_changes, observer) => {
          if (root.dataset['started'] === undefined) return;
          observer.disconnect();
          resolve(performance.now() - began);
        }).observe(root, { attributeFilter: ['data-started'] });
      }),
  );
  await page.keyboard.press('Tab');
  return started;
};

/** The time that the application takes to start on a visitor's slow machine. */
export const measureApplicationStart: Measurement = ({ rounds }) =>
  usingSite({}, ({ address }) =>
    using(Visitors.open(), async (visitors) => {
      const figures: Figure[] = [];
      for (const path of PATHS) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++)
          times.push(await visitors.visit({ address: `${address}${path}`, slowdown: SLOW_CPU }, startOf));
        figures.push({
          what: `Application started ${path}, 4x slower CPU`,
          measured: median(times),
          unit: 'ms',
          note: 'from the first key',
        });
      }
      return figures;
    }),
  );
