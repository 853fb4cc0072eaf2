import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startBuiltSite, NO_SAMPLE, type BuiltSite } from '../built-site.ts';

/**
 * In a folder that is served, as nobody should have it, so that only the deny list protects it; not in one of the build's sources,
 * since a site that starts meanwhile would be built again.
 */
let dataDir: string;
let site: BuiltSite;
beforeAll(async () => {
  dataDir = await mkdtemp(resolve('node_modules/data [of a test] '));
  const settings = { ...NO_SAMPLE, NODE_ENV: 'development', DATA_DIR: dataDir };
  site = await startBuiltSite(settings, '.', 'infrastructure/cli/dev.ts');
});
afterEach(() => sharedBrowser.windows.giveBack());
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true });
});

/** The ways to ask Vite for a file of the project. */
const waysTo = (file: string): ReadonlyArray<string> => {
  const path = encodeURI(relative(process.cwd(), file));
  const absolute = encodeURI(resolve(file));
  return [
    `/${path}`,
    `/@fs${absolute}`,
    ...['raw', 'url', 'inline', 'import&raw', 'import&url&inline', 'raw?', 'html-proxy&index=0.js'].flatMap(
      (query) => [`/${path}?${query}`, `/@fs${absolute}?${query}`],
    ),
    `/@fs/${absolute}/?raw??`,
    `/@fs${absolute.toUpperCase()}`,
    `/@id/${absolute}?raw`,
    `/@id/__x00__${absolute}?raw`,
    `/ui/%2e%2e/${path}`,
    `/ui/..%2f${path}`,
    `//${path}`,
    `/./${path}`,
    `/${path.replace(/^\w|^\./, (first) => `%${first.charCodeAt(0).toString(16)}`)}`,
  ];
};

/** The answer as text, with base64 decoded. Fetched without a client that would tidy the address. */
const answerTo = async (address: string): Promise<string> => {
  const { hostname, port } = new URL(site.address);
  const request = get({ hostname, port, path: address, headers: { 'sec-fetch-dest': 'script' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await text(response);
  return body + Buffer.from(/base64,([\w+/=]+)/.exec(body)?.[1] ?? '', 'base64').toString('latin1');
};

test('`npm run dev` serves no file of DATA_DIR, no secret and nothing else that is not source', async () => {
  const database = join(dataDir, 'site.sqlite');
  const secret = resolve('.env.of-a-test');
  await writeFile(secret, 'PASSWORD=secret of a test');
  const wanted = [
    { file: database, content: 'SQLite format 3' },
    { file: secret, content: 'secret of a test' },
    { file: 'package-lock.json', content: 'lockfileVersion' },
    { file: 'docs/operating.md', content: 'Operating the site' },
  ];
  const found: string[] = [];
  for (const { file, content } of wanted)
    for (const address of waysTo(file)) if ((await answerTo(address)).includes(content)) found.push(address);
  await rm(secret);
  expect(found).toEqual([]);
  expect(await answerTo('/infrastructure/composition/browser.tsx')).toContain('import');
});

test('`npm run dev` serves pages with their styles and starts the application', async () => {
  const page = await (await sharedBrowser.windows.take({ baseURL: site.address })).newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/');
  await page.locator('html[data-started]').waitFor();
  expect(faults).toEqual([]);
  // Only the server renders the footer, so no script imports its styles.
  const footer = page.getByRole('contentinfo').locator('> div');
  expect(await footer.evaluate((band) => getComputedStyle(band).backgroundColor)).toBe('rgb(15, 42, 51)');
});
