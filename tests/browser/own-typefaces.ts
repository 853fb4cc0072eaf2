import type { Page } from 'playwright-core';

/** More visits than a busy machine needs to load a typeface from its cache in time. */
const VISITS = 30;

/** The name of the typeface that renders the first of these elements with visible text. */
const typefaceOf = async (page: Page, selector: string): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  let names = '';
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    names = fonts.map(({ familyName }) => familyName).join();
    if (names !== '') break;
  }
  await session.detach();
  return names;
};

/**
 * A typeface that loads too late applies only from the next page on, and this machine's fallback font may be wider. So this visits
 * the page until its own typefaces are in use.
 */
export const inOwnTypefaces = async (page: Page): Promise<void> => {
  for (let visit = 0; visit < VISITS; visit++) {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const used = [await typefaceOf(page, 'h1'), await typefaceOf(page, 'main p')];
    if (/^Bricolage/.test(used[0] ?? '') && /^Figtree/.test(used[1] ?? '')) return;
    await page.reload();
  }
  throw new Error(`After ${VISITS} visits ${page.url()} is still not painted in its own typefaces`);
};
