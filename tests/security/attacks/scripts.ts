import { chromium, type Browser, type Page } from 'playwright-core';
import { NAMED_FUNCTIONS } from '../../functions-in-pages.ts';
import { skipped } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import { harmIn, sayWhatRuns } from '../../browser/content/harm.ts';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../chromium.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';

const WHAT = 'Payloads in queries and forms: scripts run';

const PAYLOADS = [
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</script><script>alert(1)</script>',
  '</textarea><svg onload=alert(1)>',
  '"autofocus onfocus=alert(1) x="',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--<script>alert(1)//',
  '\u2028</title><script>alert(1)</script>',
];

const QUERIES: ReadonlyArray<(payload: string) => string> = [
  (payload) => `/?zipcode=${payload}`,
  (payload) => `/find-a-dealer/?zipcode=${payload}&filter=${payload}&page=${payload}`,
  (payload) => `/find-your-dealer/?zipcode=75001&dealer=${payload}&sort=${payload}`,
  (payload) => `/search/?q=${payload}`,
  (payload) => `/thank-you/?form=${payload}&reference=${payload}`,
  (payload) => `/${payload}/`,
];

/** A window without the content policy, where running scripts become visible. */
const watched = async (browser: Browser) => {
  const context = await browser.newContext({ bypassCSP: true });
  await context.addInitScript(NAMED_FUNCTIONS);
  await context.addInitScript(sayWhatRuns);
  const page = await context.newPage();
  const ran: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Ran: ')) ran.push(message.text());
  });
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return { page, ran };
};

/** Posts the page's contact form like a visitor without scripts. */
const postFields = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  const arrived = page.waitForNavigation({ waitUntil: 'load' });
  await page.evaluate((named) => {
    const form = Object.assign(document.createElement('form'), { method: 'post' });
    for (const [name, value] of Object.entries(named)) {
      form.append(Object.assign(document.createElement('textarea'), { name, value }));
    }
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
  }, fields);
  await arrived;
};

const openBrowser = async (executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
  return { browser, stop: () => browser.close() };
};

/** A few payloads in every place of a query and of a form; `npm test` tries thousands of them in content. */
export const measureScripts: AttackMeasurement = async () => {
  const executablePath = findChromium();
  if (executablePath === null) return [skipped(WHAT, 'there is no Chromium')];
  return usingAttackedSite({ RATE_LIMIT: '0' }, ({ address }) =>
    using(openBrowser(executablePath), async ({ browser }) => {
      const { page, ran } = await watched(browser);
      const found: string[] = [];
      let loads = 0;
      const judge = async (where: string): Promise<void> => {
        loads += 1;
        const harm = [...ran.splice(0), ...(await page.evaluate(harmIn))];
        if (harm.length > 0) found.push(`${where}: ${harm[0]}`);
      };
      for (const payload of PAYLOADS) {
        for (const query of QUERIES) {
          await page.goto(`${address}${query(encodeURIComponent(payload))}`, { waitUntil: 'load' });
          await judge(query(payload));
        }
        await page.goto(`${address}/contact/`, { waitUntil: 'load' });
        const names = Object.keys(EVERY_FIELD).map((name) => [name, payload]);
        await postFields(page, { ...Object.fromEntries(names), formId: 'contact-form' });
        await judge(`form with ${payload}`);
      }
      return [noneOf(`${WHAT}, ${loads} pages`, found)];
    }),
  );
};
