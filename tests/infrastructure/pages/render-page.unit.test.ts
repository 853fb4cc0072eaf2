import { describe, expect, test } from '@jest/globals';
import type { OpenedPage, ShownPage } from '../../../infrastructure/pages/opened-page.ts';
import { renderPage } from '../../../infrastructure/pages/render-page.ts';
import { SITE } from '../../ui/blocks/read-blocks.ts';
import { NO_FOREIGN } from './a-rendered-page.ts';

const SHEET = '/assets/styles/build.0a.css';
const LONG = JSON.stringify({ text: 'x'.repeat(5_000) });

const SHOWN: ShownPage = {
  status: 200,
  head: {
    title: 'Dealers',
    description: 'Near you',
    canonicalPath: '/dealers/',
    isListed: true,
    structuredData: [],
  },
  body: '<h1>Above</h1><link href="here.css"><p>Below</p>',
  sheetPlaceholder: 'here.css',
  icons: '',
  printed: 'example.com/dealers/ · <b>',
  appended: '',
  marks: {},
  scripts: { deferred: [], inlined: [{ dataset: { consent: '/ask.js' }, text: 'ask()' }] },
  data: { id: 'data', json: '{"a":1}' },
  isRepeatable: true,
  isSettled: true,
  isPersonal: false,
  isSecret: false,
  foreign: NO_FOREIGN,
};

/** An opened page, and its events in order. */
const opened = (shown: Partial<ShownPage> = {}, show?: () => Promise<ShownPage>) => {
  const events: string[] = [];
  const stylesOf: string[] = [];
  const page: OpenedPage = {
    site: SITE,
    assets: {
      boot: 'boot()',
      entry: '/entry.js',
      chunks: [],
      fonts: [],
      latinFonts: [],
      icon: '/icon.svg',
      stylesFor: (above) => {
        stylesOf.push(above);
        return { css: '.a{}', sheet: SHEET };
      },
    },
    prepare: async () => void events.push('prepared'),
    show: async () => {
      events.push('shown');
      return show?.() ?? { ...SHOWN, ...shown };
    },
    close: () => void events.push('closed'),
  };
  return { page, events, stylesOf };
};

const ADDRESS = { path: '/dealers/', query: 'page=2' };

describe('A page', () => {
  test('is rendered in its turn after its data has arrived, and then closed', async () => {
    const { page, events } = opened();
    await renderPage(page, ADDRESS, async () => void events.push('turn'));
    expect(events).toEqual(['prepared', 'turn', 'shown', 'closed']);
  });

  test('is closed if it cannot be shown', async () => {
    const { page, events } = opened({}, () => Promise.reject(new Error('A component threw')));
    await expect(renderPage(page, ADDRESS)).rejects.toThrow('A component threw');
    expect(events.at(-1)).toBe('closed');
  });

  test('inlines the styles of the html above its style sheet link', async () => {
    const { page, stylesOf } = opened();
    const { html, inlined } = await renderPage(page, ADDRESS);
    expect(stylesOf).toEqual(['<h1>Above</h1><link href="']);
    expect(html).toContain(`<h1>Above</h1><link href="${SHEET}"><p>Below</p>`);
    expect(inlined.styles).toEqual(['.a{}']);
  });

  test('lists the hash of every inline script in its policy', async () => {
    const { html, inlined } = await renderPage(opened().page, ADDRESS);
    const scripts = [...html.matchAll(/<script(?![^>]*src=)(?![^>]*json)[^>]*>([^<]*)<\/script>/g)];
    expect(inlined.scripts.toSorted()).toEqual(scripts.map(([, text]) => text).toSorted());
    expect(html).toContain('<script data-consent="/ask.js">ask()</script>');
  });

  test('begins with the line that only print shows', async () =>
    expect((await renderPage(opened().page, ADDRESS)).html).toContain(
      ' data-printed="example.com/dealers/ · &lt;b&gt;"',
    ));

  test('keeps its query in a redirect', async () => {
    const moved = opened({ status: 301, location: '/dealers/atlanta/' }).page;
    expect((await renderPage(moved, ADDRESS)).location).toBe('/dealers/atlanta/?page=2');
    expect((await renderPage(opened().page, ADDRESS)).location).toBeUndefined();
  });

  test.each([
    ['is cacheable if it is settled and for everybody', {}, true],
    ['is not cacheable while it waits for data', { isSettled: false }, false],
    ['is not cacheable if it is for one visitor', { isPersonal: true }, false],
  ])('%s', async (_name, shown, isCacheable) => {
    const page = await renderPage(opened({ ...shown, data: { id: 'data', json: LONG } }).page, ADDRESS);
    expect(page.isCacheable).toBe(isCacheable);
    expect(page.data?.json).toBe(isCacheable ? LONG : undefined);
    expect(page.html.includes('id="data"')).toBe(!isCacheable);
  });

  test('has its data in its html if the data is small or differs between renders', async () => {
    expect((await renderPage(opened().page, ADDRESS)).data).toBeUndefined();
    const changing = opened({ isRepeatable: false, data: { id: 'data', json: LONG } }).page;
    expect((await renderPage(changing, ADDRESS)).data).toBeUndefined();
  });

  test('starts its application by itself only while a look-up is unsettled', async () => {
    const isPending = async (isSettled: boolean) =>
      (await renderPage(opened({ isSettled }).page, ADDRESS)).html.includes(' data-pending>');
    expect([await isPending(true), await isPending(false)]).toEqual([false, true]);
  });
});
