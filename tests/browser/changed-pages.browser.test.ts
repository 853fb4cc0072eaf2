import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { fieldsOf } from '../../domain/lead/form.ts';
import { homeForm } from '../../domain/lead/forms/home-form.ts';
import { CHANGES_BY_OTHERS, type ChangeByOthers } from './changes-by-others.ts';
import { chooseTopic, CONTACT, FORMS, formOn, pressNext, RIGHT, submitOf } from './forms/filled-forms.ts';
import { LeadEndpoint } from './forms/lead-endpoint.ts';
import { until } from '../acceptance/drivers/browser/until.ts';
import { holdScripts } from './late-scripts.ts';
import { SETTLED_PAGES, prepare, SERVED, type TestedPage } from './pages.ts';
import { problemsOn } from './problems.ts';
import { started, startByPress, startWhole, TestedSite } from './tested-site.ts';
import { everyNth, IS_WHOLE } from '../whole-run.ts';

/** By default all changes meet, on one page of each kind and on some translations. */
const ALL = Object.keys(CHANGES_BY_OTHERS) as ChangeByOthers[];
const SETS: ReadonlyArray<ReadonlyArray<ChangeByOthers>> = IS_WHOLE
  ? [ALL, ...ALL.map((one) => [one])]
  : [ALL];
const PAGES: ReadonlyArray<TestedPage> = SETTLED_PAGES;
/** Pages whose forms are sent below. */
const SENT_PATHS = FORMS.map(({ path }) => path);
const KINDS: ReadonlyArray<TestedPage> = IS_WHOLE
  ? PAGES
  : [
      ...everyNth(
        3,
        PAGES.filter(({ isAlike, path }) => isAlike !== true && !SENT_PATHS.includes(path)),
      ),
      ...everyNth(
        4,
        PAGES.filter(({ isAlike, language }) => isAlike === true && language !== undefined),
      ),
    ];
const LIST = `/find-a-dealer/?zipcode=${SERVED}`;

/** The controls of fields whose text is sent as it was typed. */
const TYPED: ReadonlyArray<string> = ['line', 'text-area'];

const site = TestedSite.ofThisFile();

beforeEach(() => prepare(site, SETTLED_PAGES[0]));

const change = async (page: Page, changes: ReadonlyArray<ChangeByOthers> = ALL): Promise<void> => {
  for (const one of changes) await page.evaluate(CHANGES_BY_OTHERS[one]);
};

/** The policy refuses a tool's styles where html is kept as text: the form that waits on the rebates page. */
const faultsOn = (page: Page): (() => ReadonlyArray<string>) => {
  const problems = problemsOn(page);
  return () => problems.filter((one) => !one.startsWith('Applying inline style'));
};

/** A page that others have changed before its scripts came. */
const changedPage = async (path: string, changes = ALL as ReadonlyArray<ChangeByOthers>) => {
  const context = await site.context();
  const letGo = await holdScripts(context);
  const page = await context.newPage();
  await page.goto(path);
  const problems = faultsOn(page);
  await change(page, changes);
  return { context, page, problems, letGo };
};

/** Fills in the fields of a part that a visitor can reach, each in its own way. */
const fillAll = async (part: Locator): Promise<void> => {
  for (const field of await part.locator('input,select,textarea').all()) {
    // Only robots fill in a field without a tab stop.
    if (!(await field.isVisible()) || (await field.getAttribute('tabindex')) === '-1') continue;
    const { kind, name, last } = await field.evaluate((one) => ({
      kind: one.getAttribute('type') ?? one.localName,
      name: one.getAttribute('name') ?? '',
      last: one instanceof HTMLSelectElement ? (one.options[one.options.length - 1]?.value ?? '') : '',
    }));
    if (kind === 'select') await field.selectOption(last);
    else if (kind === 'checkbox' || kind === 'radio') await field.check({ force: true });
    else await field.fill(RIGHT[name as keyof typeof RIGHT] ?? (kind === 'date' ? '2026-01-20' : '75002'));
  }
};

/** What fields hold, by name. */
const heldIn = (part: Locator): Promise<ReadonlyArray<string>> =>
  part
    .locator('input,select,textarea')
    .evaluateAll((all) =>
      (all as HTMLInputElement[])
        .filter(({ type }) => type !== 'hidden')
        .map(
          ({ name, type, value, checked }) =>
            `${name}=${['checkbox', 'radio'].includes(type) ? `${value} ${checked}` : value}`,
        ),
    );

const focusedOn = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.localName ?? null,
  );

describe.each(
  SETS.map((changes) => ({ changes, named: changes.length > 1 ? 'everything' : changes.join() })),
)('Changed by others before the start ($named)', ({ changes }) => {
  test.each(KINDS)('$name keeps what was typed, without an error', async (kind) => {
    prepare(site, kind);
    const { page, problems, letGo } = await changedPage(kind.path, changes);
    const main = page.getByRole('main');
    await fillAll(main);
    const [held, focused] = [await heldIn(main), await focusedOn(page)];
    letGo();
    await startByPress(page);
    await startWhole(page);
    expect({ held: await heldIn(main), focused: await focusedOn(page), problems: problems() }).toEqual({
      held,
      focused,
      problems: [],
    });
  });
});

/** A control, and what shows that its first press has done its work. */
const FIRST_PRESSES: ReadonlyArray<{ name: string; path?: string; control: string; effect: string }> = [
  { name: 'Connect', control: 'article :is(a,button):has-text("Connect")', effect: 'dialog[open] form' },
  { name: 'reviews', control: 'article button:has-text("reviews")', effect: 'dialog[open]' },
  { name: 'the area', control: 'header [data-frame] button', effect: 'dialog[open] input' },
  { name: 'Filter', control: 'main button[popovertarget]', effect: 'main [popover]:popover-open' },
  {
    name: 'Compare',
    control: 'article a[href*="compare="]',
    effect: `main section[aria-label="${findDealersTexts.comparisonName}"]`,
  },
  {
    name: 'a topic',
    path: '/',
    control: `form[aria-label="${homeForm.name}"] button[type="button"]`,
    effect: 'form [data-current] [name="firstName"]',
  },
  { name: 'help', path: '/', control: 'main a[href^="/get-help/"][data-held]', effect: 'dialog[open] form' },
];

test.each(FIRST_PRESSES)(
  'The first press on $name reaches its part, though others have changed it',
  async ({ path = LIST, control, effect }) => {
    const { page, problems, letGo } = await changedPage(path);
    await page.locator(control).filter({ visible: true }).first().click();
    letGo();
    await page.locator(effect).first().waitFor();
    expect(problems()).toEqual([]);
  },
);

describe('A request from a page that others have changed before the start', () => {
  const SENT = [
    ...everyNth(
      2,
      FORMS.filter(({ form }) => form.steps.length === 1),
    ),
    ...FORMS.filter(({ form }) => form === homeForm),
  ];

  test.each(SENT)('$name has everything that was typed', async ({ path, form }) => {
    const { context, page, problems, letGo } = await changedPage(path);
    const endpoint = await LeadEndpoint.before(context);
    const place = formOn(page, form);
    await fillAll(place);
    letGo();
    await startByPress(page);
    await startWhole(page);
    if (form === homeForm) {
      await chooseTopic(place);
      await fillAll(place);
    }
    while (!(await submitOf(place).isVisible())) await pressNext(place);
    await submitOf(place).click();
    await place.waitFor({ state: 'detached' });
    const typed = fieldsOf(form).filter(({ name, control }) => name in RIGHT && TYPED.includes(control.kind));
    expect(typed.length).toBeGreaterThan(0);
    expect(endpoint.posted.map(({ body }) => typed.map(({ name }) => body[name]))).toEqual([
      typed.map(({ name }) => RIGHT[name]),
    ]);
    expect(problems()).toEqual([]);
  });
});

test('A form returned with errors keeps its corrections, though others have changed it', async () => {
  const { page, letGo, context } = await changedPage(CONTACT.path);
  await submitOf(formOn(page, CONTACT.form)).click();
  await page.waitForURL(/contact/);
  await page.locator('[aria-invalid]').first().waitFor();
  await change(page);
  const problems = faultsOn(page);
  const place = formOn(page, CONTACT.form);
  await fillAll(place);
  const held = await heldIn(place);
  letGo();
  await startByPress(page);
  await startWhole(page);
  expect(await heldIn(place)).toEqual(held);
  const endpoint = await LeadEndpoint.before(context);
  await submitOf(place).click();
  await place.waitFor({ state: 'detached' });
  expect([endpoint.posted.length, problems()]).toEqual([1, []]);
});

test('Text that is being composed when its part is replaced is kept, and so is the caret', async () => {
  const { context, page, problems, letGo } = await changedPage(CONTACT.path);
  const field = page.locator('main [name="firstName"]');
  await field.click();
  await page.keyboard.type('Nguy');
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'ê', selectionStart: 1, selectionEnd: 1 });
  letGo();
  // The application is there, and waits.
  await page.waitForLoadState('networkidle');
  await keyboard.send('Input.imeSetComposition', { text: 'ễn', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: 'ễn' });
  await started(page);
  await page.waitForFunction(() => document.querySelector('[data-waiting]:has([name="firstName"])') === null);
  await page.keyboard.type('!');
  expect([await field.inputValue(), await focusedOn(page), problems()]).toEqual(['Nguyễn!', 'firstName', []]);
});

test('A changed page is counted without its text or address', async () => {
  const { page, letGo } = await changedPage(LIST);
  const count = async (): Promise<string> =>
    /^pages_changed_by_others (\d+)$/m.exec(await site.html('/metrics'))?.[1] ?? '';
  const before = Number(await count());
  const reports = page.waitForRequest((request) => request.method() === 'POST');
  letGo();
  await startByPress(page);
  const report = await reports;
  expect([new URL(report.url()).pathname, report.postData()]).toEqual(['/changed-pages', null]);
  await until(async () => Number(await count()) === before + 1);
});

test('A page whose data a proxy has changed stays as the server sent it, and its links and forms work', async () => {
  const context = await site.context();
  await context.route(LIST, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace('"read":{"kind":"found"', '"read":{"kind":"trouvé"');
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
  const page = await context.newPage();
  await page.goto(LIST);
  const text = await page.locator('main').innerText();
  await page
    .locator(FIRST_PRESSES[0]?.control ?? '')
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname === '/connect/');
  await page.goBack();
  expect(await page.locator('main').innerText()).toBe(text);
  const box = page.locator('main form[role="search"] [name="zipcode"]').first();
  await box.fill('75002');
  await box.press('Enter');
  await page.getByRole('heading', { name: 'Allen, TX 75002' }).waitFor();
});

/** Updates of a started page that others have changed meanwhile, and what shows that each is done. */
const UPDATES: ReadonlyArray<{
  name: string;
  path?: string;
  update: (page: Page) => Promise<unknown>;
  done: string;
}> = [
  {
    name: 'a filter',
    update: async (page) => {
      await page.locator('main button[popovertarget]').first().click();
      await page.locator('main [popover] input[value="nateCertified"]').check();
    },
    // The translated number beside the icon has changed, too.
    done: 'main:has-text("Showing 1-1 of 1") button[popovertarget]:has-text("(1)")',
  },
  {
    name: 'another page of dealers',
    update: (page) => page.locator('main nav a[href*="page=2"]').first().click(),
    done: 'text=Showing 4-6 of 7',
  },
  {
    name: 'another area',
    update: async (page) => {
      await page.locator('main [name="zipcode"]').first().fill('75002');
      await page.keyboard.press('Enter');
    },
    done: 'h2:has-text("Allen, TX 75002")',
  },
  {
    name: 'errors of a form',
    path: CONTACT.path,
    update: async (page) => {
      await page.locator('main [name="email"]').fill('no address');
      await page.keyboard.press('Tab');
    },
    done: 'main [aria-invalid]',
  },
  {
    name: 'a step of a form',
    path: '/',
    update: (page) => formOn(page, homeForm).locator('button[type="button"]').first().click(),
    done: 'form [data-current] [name="firstName"]',
  },
  {
    name: 'errors in a dialog',
    update: async (page) => {
      await page
        .locator(FIRST_PRESSES[0]?.control ?? '')
        .first()
        .click();
      const dialog = page.locator('dialog[open]');
      await dialog.locator('[name="firstName"]').fill('Ann');
      await change(page);
      await submitOf(dialog.locator('form')).click();
    },
    done: 'dialog[open] [aria-invalid]',
  },
];

test.each(UPDATES)(
  'After the start, $name is shown, though others have changed the page',
  async ({ path = LIST, update, done }) => {
    const page = await site.start(path);
    await startWhole(page);
    const problems = faultsOn(page);
    await change(page);
    await update(page);
    await page.locator(done).first().waitFor();
    expect(problems()).toEqual([]);
  },
);
