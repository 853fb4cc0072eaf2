import type { Locator, Page } from 'playwright-core';
import { askDealerTexts } from '../../application/visitor/ask-dealer/texts.ts';
import { planSystemTexts } from '../../application/visitor/plan-system/texts.ts';
import { runningCostTexts } from '../../application/visitor/compare-running-costs/texts.ts';
import { SYSTEM_NAMES } from '../../application/visitor/plan-system/system-texts.ts';
import { cardTexts } from '../../application/visitor/find-dealers/card-texts.ts';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { formTexts } from '../../application/visitor/send-request/texts.ts';
import { HOME_FORMS } from '../acceptance/home-forms.ts';
import { zipSearchTexts } from '../../ui/blocks/zip-search/texts.ts';
import { bookingForm } from '../../domain/lead/forms/booking.ts';
import { dealerModal } from '../../domain/lead/forms/dealer-modal.ts';
import { fieldsOf } from '../../domain/lead/form.ts';
import type { LeadField } from '../../domain/lead/lead.ts';

/** The phone that journeys are measured on, in CSS pixels. */
export const WAY_PHONE = { width: 375, height: 667 };

/** A visitor's effort after typing the code. `screens`: how far down the page the last used element ends. */
export interface Way {
  readonly actions: number;
  readonly screens: number;
}

/** Counts a visitor's actions on a page, and how far they must scroll. */
class Steps {
  private actions = 0;
  private screens = 0;

  async take(target: Locator, act: () => Promise<unknown>): Promise<void> {
    await target.waitFor();
    this.actions += 1;
    this.screens = Math.max(this.screens, await screensTo(target));
    await act();
  }

  /** Counts the last step, which leaves the page, without executing it. */
  async reach(target: Locator): Promise<Way> {
    await this.take(target, () => Promise.resolve());
    return this.taken();
  }

  taken(): Way {
    return { actions: this.actions, screens: this.screens };
  }
}

/** The distance in screens from the top of the page, or of the screen inside a dialog, to the end of an element. */
const screensTo = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return (element.closest('dialog') === null ? bottom + scrollY : bottom) / innerHeight;
  });

/** The optional questions that a hurried visitor leaves alone. */
const LEFT_ALONE: ReadonlyArray<string> = [
  'urgency',
  'callTime',
  'smsOptIn',
] satisfies ReadonlyArray<LeadField>;

const answerOf = (person: Readonly<Record<string, string>>, name: string): string | undefined =>
  LEFT_ALONE.includes(name) ? undefined : person[name];

const typeCode = (page: Page, zipcode: string): Promise<void> =>
  page.getByRole('main').getByRole('textbox', { name: findDealersTexts.zipLabel }).first().fill(zipcode);

/** From landing, with a code stored by an earlier visit, to the number of the nearest dealer who answers around the clock. */
export const wayToEmergencyCall = async (page: Page): Promise<Way> => {
  const steps = new Steps();
  const link = page.getByRole('main').getByRole('link', { name: zipSearchTexts.emergency });
  await steps.take(link, () => link.tap());
  return steps.reach(callLink(page));
};

/** Types a code on the home page, and searches for it. */
const searched = async (page: Page, zipcode: string): Promise<Steps> => {
  const steps = new Steps();
  await typeCode(page, zipcode);
  const button = page.getByRole('main').getByRole('button', { name: findDealersTexts.submit }).first();
  await steps.take(button, () => button.tap());
  await callLink(page).waitFor();
  return steps;
};

/** The first link that dials a dealer and names the dealer. */
const callLink = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${cardTexts.callPrefix} .+, 1-`) })
    .first();

/** From the home page, with the code typed there, to the first dealer's number. */
export const wayToCall = async (page: Page, zipcode: string): Promise<Way> => {
  const steps = await searched(page, zipcode);
  return steps.reach(callLink(page));
};

/** From the home page, with a slip in the code typed there, to the first dealer's number near the code that is meant. */
export const wayToCallAfterSlip = async (page: Page, slip: string): Promise<Way> => {
  const steps = await searched(page, slip);
  const meant = page.getByRole('main').getByRole('link', { name: /^Did you mean / });
  await steps.take(meant, () => meant.tap());
  await meant.waitFor({ state: 'detached' });
  return steps.reach(callLink(page));
};

/** From the home page to a request sent to the first dealer; each filled-in field is an action. */
export const wayToRequest = async (
  page: Page,
  zipcode: string,
  person: Readonly<Record<string, string>>,
): Promise<Way> => {
  const steps = await searched(page, zipcode);
  const dealer = page.getByRole('article').first();
  const opener = dealer.getByRole('button', { name: askDealerTexts.connect });
  await steps.take(opener, () => opener.tap());
  const dialog = page.getByRole('dialog');
  const send = dialog.locator('button[type="submit"]');
  await send.waitFor();
  for (const { name, control } of fieldsOf(dealerModal)) {
    const field = dialog.locator(`[name="${name}"]:visible`);
    const text = answerOf(person, name);
    if (text === undefined || control.kind === 'hidden' || (await isFilled(field))) continue;
    await steps.take(field, () => (control.kind === 'select' ? field.selectOption(text) : field.fill(text)));
  }
  await steps.take(send, () => send.tap());
  // The dialog closes, and the dealer's card keeps the receipt.
  await dealer.getByText(/R-[\dA-Z]{8}/).waitFor();
  return steps.taken();
};

/** From the home page to a visit booked with the first dealer: three days from now, or on Monday if that is a Sunday. */
export const wayToBooking = async (
  page: Page,
  zipcode: string,
  person: Readonly<Record<string, string>>,
): Promise<Way> => {
  const steps = await searched(page, zipcode);
  const dealer = page.getByRole('article').first();
  const opener = dealer.getByRole('button', { name: askDealerTexts.book });
  await steps.take(opener, () => opener.tap());
  const dialog = page.getByRole('dialog');
  for (const fields of bookingForm(() => '').steps) {
    for (const { name, control } of fields) {
      const field = dialog.locator(`[name="${name}"]`).first();
      await field.waitFor({ state: 'attached' });
      if (control.kind === 'radio-group')
        await steps.take(dialog.getByRole('radio').first(), () => field.check());
      const text = control.kind === 'day' ? bookedDay() : answerOf(person, name);
      if (text === undefined || ['radio-group', 'hidden'].includes(control.kind) || (await isFilled(field)))
        continue;
      await steps.take(field, () =>
        control.kind === 'select' ? field.selectOption(text) : field.fill(text),
      );
    }
    const next = dialog.getByRole('button', { name: formTexts.en.next, exact: true });
    await steps.take(next, () => next.tap());
  }
  const send = dialog.locator('button[type="submit"]');
  await steps.take(send, () => send.tap());
  await dealer.getByText(/R-[\dA-Z]{8}/).waitFor();
  return steps.taken();
};

const DAY_MS = 24 * 60 * 60 * 1000;

const bookedDay = (): string => {
  const [day, dayAfter] = [3, 4].map((days) => new Date(Date.now() + days * DAY_MS));
  const booked = day?.getUTCDay() === 0 ? dayAfter : day;
  return booked?.toISOString().slice(0, 10) ?? '';
};

/** From the home page to a comparison of the first two dealers. */
export const wayToComparison = async (page: Page, zipcode: string): Promise<Way> => {
  const steps = await searched(page, zipcode);
  for (const i of [0, 1]) {
    const link = page
      .getByRole('article')
      .nth(i)
      .getByRole('link', { name: /^Compare / });
    await steps.take(link, () => link.tap());
  }
  const compare = page.getByRole('link', { name: /^Compare \d dealers$/ });
  await steps.take(compare, () => compare.tap());
  await page.getByRole('table').waitFor();
  return steps.taken();
};

/** Whether the site has prefilled a field. */
const isFilled = async (field: Locator): Promise<boolean> => (await field.inputValue()) !== '';

/** From the estimate's page to a price less its rebates, and to what the system costs to run for a year. */
export const wayToRunningCost = async (page: Page, zipcode: string): Promise<Way> => {
  const steps = new Steps();
  await page.goto(new URL(HOME_FORMS.estimate.path, page.url()).href);
  const form = page.getByRole('form', { name: planSystemTexts.form });
  const system = form.getByText(SYSTEM_NAMES['heat-pump'], { exact: true });
  await steps.take(system, () => system.tap());
  for (const [label, text] of [
    [planSystemTexts.area, '2000'],
    [planSystemTexts.zip, zipcode],
  ] as const) {
    const box = form.getByRole('textbox', { name: label });
    await steps.take(box, () => box.fill(text));
  }
  const show = form.getByRole('button', { name: planSystemTexts.submit });
  await steps.take(show, () => show.tap());
  const running = page.getByRole('link', { name: planSystemTexts.running });
  await steps.take(running, () => running.tap());
  return steps.reach(page.getByRole('table', { name: runningCostTexts.caption }));
};
