import type { Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import type { Measurement } from '../measurement.ts';
import { hasNginx, startNginx } from '../../faults/outages/nginx.ts';
import { using, usingSite } from './opened.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { CABLE_LINE, FAST_4G_LINE, openSlowLine, SLOW_4G_LINE } from './slow-line.ts';
import { Visitors } from './visitor.ts';

const LINES = [
  { name: 'cable', line: CABLE_LINE, isGoal: true },
  { name: '4G', line: FAST_4G_LINE, isGoal: true },
  { name: 'slow 4G', line: SLOW_4G_LINE, isGoal: false },
] as const;

/** The samples of each typeface: the first visible match with its own text. */
const SAMPLES = [
  { selector: 'h1', family: 'Bricolage' },
  { selector: 'main p', family: 'Figtree' },
] as const;

/** Marks the sample element for the browser's own tools. */
const SAMPLE = 'data-sample';

const markSample = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ([of, mark]) => {
      document.querySelector(`[${mark}]`)?.removeAttribute(mark);
      const shown = [...document.querySelectorAll(of)].find(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
      );
      shown?.setAttribute(mark, '');
    },
    [selector, SAMPLE] as const,
  );

/** Whether the page is painted in the site's typefaces: the ones that the browser used, not the ones that the styles ask for. */
const isInOwnTypefaces = async (page: Page): Promise<boolean> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const { selector, family } of SAMPLES) {
    await markSample(page, selector);
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `[${SAMPLE}]`,
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    if (!fonts.some(({ familyName }) => familyName.startsWith(family))) return false;
  }
  return true;
};

/** The site behind nginx with HTTP/2, as the internet sees it; without nginx, over HTTP/1.1, where each font needs its own connection. */
const usingFront = <A>(address: string, use: (front: string) => Promise<A>): Promise<A> =>
  hasNginx()
    ? using(startNginx({ instances: [address], hasTls: true }), (nginx) => use(nginx.address))
    : use(address);

/** How many first visits are painted in the site's typefaces, over lines of several speeds. */
export const measureTypefaces: Measurement = ({ rounds, pageKinds }) =>
  usingSite({}, ({ address }) =>
    usingFront(address, (front) =>
      using(Visitors.open(), async (visitors) => {
        const figures: Figure[] = [];
        for (const { name, line, isGoal } of LINES) {
          const own = await using(openSlowLine(front, line), async (slow) => {
            const seen: boolean[] = [];
            for (const { path } of PAGE_KINDS.slice(0, pageKinds))
              for (let round = 0; round < rounds; round++)
                seen.push(await visitors.visit({ address: `${slow.address}${path}` }, isInOwnTypefaces));
            return seen;
          });
          figures.push({
            what: `First visits in our own typefaces, ${name}`,
            measured: own.filter(Boolean).length / own.length,
            unit: 'ratio',
            ...(isGoal && { goal: { atLeast: 1 } }),
            note: `${own.filter(Boolean).length} of ${own.length}${hasNginx() ? '' : ', HTTP/1.1'}`,
          });
        }
        return figures;
      }),
    ),
  );
