import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { contentCheck } from '../../../../infrastructure/composition/content-check.ts';
import { pageLibrary } from '../../../../infrastructure/composition/page-library.ts';
import { readSettings } from '../../../../infrastructure/settings/settings.ts';
import { loadDefinitions } from '../../../../ui/blocks/load-definitions.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { MemoryLogger } from '../../../fakes/memory-logger.ts';
import { EDITOR } from '../../../wordpress/wordpress-rest-answers.ts';
import { eventually } from '../../../wordpress/eventually.ts';
import { WordPressServer } from '../../../wordpress/wordpress-server.ts';
import { pageAt } from '../read-pages.ts';

let folder: string;
let wordpress: WordPressServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  wordpress = new WordPressServer();
});
afterEach(async () => {
  await wordpress.close();
  rmSync(folder, { recursive: true });
});

const text = (words: string) => [{ name: 'core/paragraph', originalContent: `<p>${words}</p>` }];

test('The check says which version visitors of a running site see, and which former paths show another page', async () => {
  const settings = readSettings({
    WORDPRESS_URL: await wordpress.open(),
    WORDPRESS_USER: EDITOR.user,
    WORDPRESS_APP_PASSWORD: EDITOR.password,
    DATA_DIR: join(folder, 'data'),
  });
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  writeFileSync(
    join(pages, 'old.html'),
    '<!-- {"path":"/old/","locale":"en","title":"Old","description":"Old."} -->\n<!-- wp:html --><h2>Old</h2><!-- /wp:html -->',
  );
  wordpress.publish(
    { path: '/same/', title: 'Same', blocks: text('As before.') },
    { path: '/changed/', title: 'Changed', blocks: text('Before.') },
    { path: '/old/', title: 'Renamed', blocks: text('Moved.') },
    { path: '/older/', title: 'Renamed too', blocks: text('Moved too.') },
  );
  const definitions = await loadDefinitions();
  const clock = new FakeClock();
  const server = await pageLibrary(
    settings,
    { folder: pages, blocks: pages, isFixed: true },
    { clock, log: new MemoryLogger(), definitions, isServing: true },
  );
  for (const path of ['/same/', '/changed/']) await pageAt(path, server.library);
  await server.library.entries()();
  const readAt = new Date(clock.now()).toISOString();
  const saved = join(settings.dataDir, 'wordpress-pages.json');
  await eventually(() => existsSync(saved) && readFileSync(saved, 'utf8').includes('/changed/'));
  server.close();

  wordpress.publish({ path: '/changed/', title: 'Changed', blocks: text('After.') });
  wordpress.content.rename('/old/', '/new/');
  wordpress.content.rename('/older/', '/newer/');
  const check = await contentCheck(settings, { pages, blocks: pages, files: pages });
  const { table, findings } = await check.execute();
  expect(table.filter(({ path }) => /same|changed|new/.test(path))).toMatchObject([
    { path: '/changed/', lastRead: readAt, staleSince: readAt },
    { path: '/new/', lastRead: null, unredirected: ['/old/'] },
    { path: '/newer/', lastRead: null, unredirected: [] },
    { path: '/same/', lastRead: readAt, staleSince: null },
  ]);
  expect(findings.filter(({ severity }) => severity === 'error').map(({ text: line }) => line)).toEqual([
    `Visitors see an older version, read at ${readAt}`,
  ]);
});
