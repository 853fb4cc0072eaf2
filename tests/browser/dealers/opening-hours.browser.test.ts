import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { aDealer, withIds } from '../../builders/a-dealer.ts';
import { dayNumber, isoDay, weekdayOfDay } from '../../../domain/time/calendar-day.ts';
import { violationsOn } from '../accessibility/violations.ts';
import { SERVED } from '../pages.ts';
import { isStarted, startByPress, started, TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

/** The same hours every day, whatever the tests' clock shows. */
const week = (hours: string) => ({
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
  sat: hours,
  sun: hours,
});

const ALL_DAY_BUT_A_MINUTE = '12:01 AM - 12:00 AM';

const serve = (): void => {
  const dealers = [ALL_DAY_BUT_A_MINUTE, 'Closed', 'By appointment'].map((hours) =>
    aDealer().openAt(week(hours)).with({ timeZone: 'America/Chicago' }),
  );
  site.provider.serve({ zipcode: SERVED, dealers: withIds(dealers) });
};

test.each([375, 1280])(
  'at %i px the application shows whether dealers are open, without changing the height of their cards',
  async (width) => {
    serve();
    const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, { viewport: { width, height: 900 } });
    const cards = page.getByRole('article');
    const heights = () => cards.evaluateAll((all) => all.map((card) => card.clientHeight));
    const before = await heights();
    await startByPress(page);
    await cards.getByText('Open until midnight').waitFor();
    await cards.getByText('Closed now').waitFor();
    await cards.getByText(/^\w+day: By appointment$/).waitFor();
    expect(await heights()).toEqual(before);
    const lines = cards.first().getByText(`Mon-Sun: ${ALL_DAY_BUT_A_MINUTE}`).first();
    expect(await lines.isVisible()).toBe(false);
    await cards.first().locator('summary').press('Enter');
    expect(await lines.isVisible()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  },
);

test('a page shows which dealers are open before the application starts, and the start does not change it', async () => {
  serve();
  const page = await site.visit(`/find-a-dealer/?zipcode=${SERVED}`, {
    viewport: { width: 375, height: 900 },
  });
  const cards = page.getByRole('article');
  await cards.getByText('Open until midnight').waitFor();
  await cards.getByText('Closed now').waitFor();
  expect(await page.locator('a[data-unanswered]').count()).toBe(1);
  expect(await isStarted(page)).toBe(false);
  await cards.first().evaluate((card) => card.setAttribute('data-kept', ''));
  await startByPress(page);
  await started(page);
  expect(await cards.getByText('Open until midnight').count()).toBe(1);
  expect(await page.locator('a[data-unanswered]').count()).toBe(1);
  // A hydration mismatch would have made the application render everything again.
  expect(await page.locator('[data-kept]').count()).toBe(1);
});

test('the card of a closed dealer highlights Connect instead of the phone number', async () => {
  serve();
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}`, {
    viewport: { width: 1280, height: 900 },
  });
  await page.getByText('Closed now').waitFor();
  const filled = (card: number, role: 'link' | 'button', name: RegExp) =>
    page
      .getByRole('article')
      .nth(card)
      .getByRole(role, { name })
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor !== 'rgb(255, 255, 255)');
  expect(await Promise.all([0, 1].map((card) => filled(card, 'link', /^Call /)))).toEqual([true, false]);
  expect(await Promise.all([0, 1].map((card) => filled(card, 'button', /Connect/)))).toEqual([false, true]);
});

test('in print, a card shows the week’s hours, but not whether the dealer is open now', async () => {
  serve();
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}`);
  await page.getByText('Closed now').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Closed now').isVisible()).toBe(false);
  expect(await page.getByText('Mon-Sun: Closed').first().isVisible()).toBe(true);
});

/** A Saturday in about three weeks, when no dealer of the test works. */
const aSaturday = (): string => {
  const day = Math.floor(Date.now() / 86_400_000) + 21;
  return isoDay(day + 6 - weekdayOfDay(day));
};

test('the booking form names the dealer’s days, begins with them, and refuses another one at once', async () => {
  const works = aDealer().openAt({ ...week('8 AM - 5 PM'), sat: 'Closed', sun: 'Closed' });
  const dealers = withIds([works.with({ timeZone: 'America/Chicago' })]);
  site.provider.serve({ zipcode: SERVED, dealers });
  const page = await site.start(`/find-a-dealer/?zipcode=${SERVED}`);
  await page.getByRole('button', { name: 'Book online' }).press('Enter');
  const date = page.getByRole('dialog').getByLabel('Preferred date');
  await page.getByText(/^From \w+day, .* on, except Saturdays and Sundays/).waitFor();
  const first = O.getOrElse(() => NaN)(dayNumber((await date.getAttribute('min')) ?? ''));
  expect([1, 2, 3, 4, 5]).toContain(weekdayOfDay(first));
  expect(first).toBeGreaterThan(Math.floor(Date.now() / 86_400_000));
  await date.fill(aSaturday());
  await page.getByRole('radio', { name: /^Morning/ }).check();
  await page.getByText(/^The dealer is closed on Saturday, .*Choose another date/).waitFor();
  expect(await date.getAttribute('aria-invalid')).toBe('true');
  expect(await violationsOn(page)).toEqual([]);
});
