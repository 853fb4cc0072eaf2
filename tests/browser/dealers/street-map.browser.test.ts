import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  STREET_MAP_LINK,
  streetMapTexts,
} from '../../../application/visitor/find-dealers/street-map-texts.ts';
import { CALM_PAGES, prepare, SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#dce8ec' } }],
};

/** Where maps come from; what is asked of it, by path. */
let maps: Server;
const asked: string[] = [];

beforeAll(async () => {
  maps = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/style.json' ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(STYLE));
  });
  await new Promise<void>((resolve) => maps.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  maps.close();
  maps.closeAllConnections();
});

const hostOf = (): string => `http://127.0.0.1:${(maps.address() as AddressInfo).port}`;
const site = TestedSite.ofThisFile(() => ({ MAP_STYLE_URL: `${hostOf()}/style.json` }));
const missing = TestedSite.ofThisFile(() => ({ MAP_STYLE_URL: `${hostOf()}/gone.json` }));

test('Nothing is asked of the host of maps before the visitor agrees to it, once for the visit', async () => {
  prepare(site, CALM_PAGES[0]);
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
  await page.getByRole('img', { name: /^Map of the dealers/ }).scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: STREET_MAP_LINK });
  await link.waitFor();
  await link.click();
  const load = page.getByRole('button', { name: streetMapTexts.load });
  await load.waitFor();
  expect(asked).toEqual([]);
  await load.click();
  await page.locator('#street-map canvas').waitFor();
  await page.locator('.marker').first().waitFor();
  expect(asked).toContain('/style.json');
  expect(await page.locator('.marker').allTextContents()).toContain('1');
  await page.getByRole('link', { name: streetMapTexts.back }).click();
  await page.waitForURL(/find-a-dealer/);
  await page.getByRole('link', { name: STREET_MAP_LINK }).click();
  await page.locator('.marker').first().waitFor();
});

test('A map that cannot be loaded leaves the drawn one', async () => {
  prepare(missing, CALM_PAGES[0]);
  const page = await missing.visit(`/maps/dealers/?zipcode=${SERVED}`);
  await page.getByRole('button', { name: streetMapTexts.load }).click();
  await page.getByText(streetMapTexts.failed).waitFor();
  expect(await page.getByRole('img', { name: /^Map of the dealers/ }).isVisible()).toBe(true);
});
