import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STREET_MAP_TEXTS } from '../../../application/visitor/find-dealers/street-map-page-texts.ts';
import { STREET_MAP_LINK } from '../../../application/visitor/find-dealers/street-map-texts.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#dce8ec' } }],
};

/** The map host, and the paths requested from it. */
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

test('The page requests nothing from the map host before the visitor agrees, once per visit', async () => {
  prepare(site, SETTLED_PAGES[0]);
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`);
  await page.getByRole('img', { name: /^Map of the dealers/ }).scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: STREET_MAP_LINK });
  await link.waitFor();
  await link.click();
  const load = page.getByRole('button', { name: STREET_MAP_TEXTS.en.load });
  await load.waitFor();
  expect(asked).toEqual([]);
  await load.click();
  await page.locator('#street-map canvas').waitFor();
  await page.locator('.marker').first().waitFor();
  expect(asked).toContain('/style.json');
  expect(await page.locator('.marker').allTextContents()).toContain('1');
  await page.getByRole('link', { name: STREET_MAP_TEXTS.en.back }).click();
  await page.waitForURL(/find-a-dealer/);
  await page.getByRole('link', { name: STREET_MAP_LINK }).click();
  await page.locator('.marker').first().waitFor();
});

test("In Spanish, the map's buttons and pins have Spanish names", async () => {
  prepare(site, SETTLED_PAGES[0]);
  const page = await site.visit(`/es/distribuidores/?zipcode=${SERVED}`);
  await page.getByRole('link', { name: 'Ver en un mapa de calles' }).click();
  const load = page.getByRole('button', { name: STREET_MAP_TEXTS.es.load });
  const inPage = page.locator('.marker');
  await load.or(inPage.first()).first().waitFor();
  if (await load.isVisible()) await load.click();
  await page.getByRole('button', { name: /^Distribuidor 1 de \d+: / }).waitFor();
  await page.getByRole('button', { name: 'Acercar' }).waitFor();
  await page.getByRole('link', { name: STREET_MAP_TEXTS.es.back }).click();
  await page.waitForURL(/es\/distribuidores/);
});

test('If the street map cannot be loaded, the static map stays', async () => {
  prepare(missing, SETTLED_PAGES[0]);
  const page = await missing.visit(`/maps/dealers/?zipcode=${SERVED}`);
  await page.getByRole('button', { name: STREET_MAP_TEXTS.en.load }).click();
  await page.getByText(STREET_MAP_TEXTS.en.failed).waitFor();
  expect(await page.getByRole('img', { name: /^Map of the dealers/ }).isVisible()).toBe(true);
});
