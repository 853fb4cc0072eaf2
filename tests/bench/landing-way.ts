import type { Locator, Page } from 'playwright-core';
import { askDealerTexts } from '../../application/visitor/ask-dealer/texts.ts';
import { cardTexts } from '../../application/visitor/find-dealers/card-texts.ts';
import { findDealersTexts } from '../../application/visitor/find-dealers/texts.ts';
import { formTexts } from '../../application/visitor/send-request/texts.ts';
import { zipSearchTexts } from '../../ui/blocks/zip-search/texts.ts';
import { bookingForm } from '../../domain/lead/forms/booking.ts';
import { dealerModal } from '../../domain/lead/forms/dealer-modal.ts';
import { fieldsOf } from '../../domain/lead/form.ts';

/** The phone on which the way from landing to a dealer is measured, in CSS pixels. */
export const WAY_PHONE = { width: 375, height: 667 };

/** What a visitor needs after the code is typed. `screens`: how far down the page the last thing they use ends. */
export interface Way {
  readonly actions: number;
  readonly screens: number;
}

/** Counts what a visitor does on a page, and how far they must scroll for it. */
class Steps {
  private actions = 0;
  private screens = 0;

  async take(target: Locator, act: () => Promise<unknown>): Promise<void> {
    await target.waitFor();
    this.actions += 1;
    this.screens = Math.max(this.screens, await screensTo(target));
    await act();
  }

  /** The last step, which leaves the page: counted but not executed. */
  async reach(target: Locator): Promise<Way> {
    await this.take(target, () => Promise.resolve());
    return this.taken();
  }

  taken(): Way {
    return { actions: this.actions, screens: this.screens };
  }
}

/** From the top of the page to the end of an element; from the top of the screen inside a dialog, which scrolls by itself. */
const screensTo = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return (element.closest('dialog') === null ? bottom + scrollY : bottom) / innerHeight;
  });

const typeCode = (page: Page, zipcode: string): Promise<void> =>
  page.getByRole('main').getByRole('textbox', { name: findDealersTexts.zipLabel }).first().fill(zipcode);

/** From landing, with the code known from an earlier visit, to the number of the nearest dealer who answers around the clock. */
export const wayToEmergencyCall = async (page: Page): Promise<Way> => {
  const steps = new Steps();
  const link = page.getByRole('main').getByRole('link', { name: zipSearchTexts.emergency });
  await steps.take(link, () => link.tap());
  return steps.reach(callLink(page));
};

/** The home page's search for a code, which is typed first. */
const searched = async (page: Page, zipcode: string): Promise<Steps> => {
  const steps = new Steps();
  await typeCode(page, zipcode);
  const button = page.getByRole('main').getByRole('button', { name: findDealersTexts.submit }).first();
  await steps.take(button, () => button.tap());
  await callLink(page).waitFor();
  return steps;
};

/** The first link that dials a dealer, whose name it says. */
const callLink = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${cardTexts.callPrefix} .+, 1-`) })
    .first();

/** From the home page, on which the code is typed, to the first dealer's number. */
export const wayToCall = async (page: Page, zipcode: string): Promise<Way> => {
  const steps = await searched(page, zipcode);
  return steps.reach(callLink(page));
};

/** From the same to a request that has been sent to the first dealer; each field that is filled is an action. */
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
    const text = person[name];
    if (text === undefined || control.kind === 'hidden' || (await isFilled(field))) continue;
    await steps.take(field, () => (control.kind === 'select' ? field.selectOption(text) : field.fill(text)));
  }
  await steps.take(send, () => send.tap());
  // The dialog closes, and the dealer's card keeps the receipt.
  await dealer.getByText(formTexts.en.reference).waitFor();
  return steps.taken();
};

/** From the same to a visit that is booked with the first dealer: for the third day from now, or the Monday after a Sunday. */
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
      const text = control.kind === 'day' ? bookedDay() : person[name];
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
  await dealer.getByText(formTexts.en.reference).waitFor();
  return steps.taken();
};

const DAY_MS = 24 * 60 * 60 * 1000;

const bookedDay = (): string => {
  const [day, dayAfter] = [3, 4].map((days) => new Date(Date.now() + days * DAY_MS));
  const booked = day?.getUTCDay() === 0 ? dayAfter : day;
  return booked?.toISOString().slice(0, 10) ?? '';
};

/** From the same to a comparison of the first two dealers. */
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
