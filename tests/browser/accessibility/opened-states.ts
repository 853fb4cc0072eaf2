import type { Locator, Page } from 'playwright-core';
import { askDealerTexts } from '../../../application/visitor/ask-dealer/texts.ts';
import { findDealersTexts } from '../../../application/visitor/find-dealers/texts.ts';
import { compareProductsTexts } from '../../../application/visitor/compare-products/texts.ts';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { updateLocationTexts } from '../../../application/visitor/update-location/texts.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { contactModal } from '../../../domain/lead/forms/contact-modal.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { warrantyTextsIn } from '../../../ui/blocks/warranty/texts.ts';
import { fillIn, fillSteps, formOn, pressNext, submitOf } from '../forms/filled-forms.ts';
import { LeadEndpoint } from '../forms/lead-endpoint.ts';
import { SERVED } from '../pages.ts';

const warrantyTexts = warrantyTextsIn('en');

/** The state of an open element after an action of the visitor. */
export interface Stage {
  readonly name: string;
  readonly reach: (page: Page, part: Locator) => Promise<void>;
}

/** An element that opens above a page or next to its trigger. */
export interface Opening {
  readonly name: string;
  readonly path: string;
  /** Opens the elements around it first. */
  readonly before?: (page: Page) => Promise<void>;
  /** The control that opens it with a key. */
  readonly opener: (page: Page) => Locator;
  readonly part: (page: Page) => Locator;
  /** Whether the page behind it cannot be reached while it is open. */
  readonly isModal: boolean;
  /** The widths at which it exists; by default, all. */
  readonly widths?: ReadonlyArray<number>;
  /** Whether another opens the same dialog, so that only a whole run takes this one. */
  readonly isRepeated?: true;
  /** Its states, in addition to the one that it opens in. */
  readonly stages?: ReadonlyArray<Stage>;
}

export const WIDTHS: ReadonlyArray<number> = [320, 768, 1280];

const LIST = `/find-a-dealer/?zipcode=${SERVED}`;
/** A page of the test content. */
const HERO = '/hero-modal-buttons/';
const booking = bookingForm(() => '');
const site = siteTextsIn('en');

const dialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog', { name, exact: typeof name === 'string' });
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const onCard = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first();
const wrong = (press: (part: Locator) => Promise<void>): Stage => ({
  name: 'wrong',
  reach: async (_, part) => {
    await press(part);
    await part.locator('[aria-invalid]').first().waitFor();
  },
});

/** Sends a filled-in form while the provider is too busy. */
const failed = (form: typeof dealerModal): Stage => ({
  name: 'failed',
  reach: async (page) => {
    const place = formOn(page, form);
    await fillSteps(place, form);
    (await LeadEndpoint.before(page.context())).meet('busy');
    await submitOf(place).click();
    await place.locator('p[role="alert"]').waitFor();
  },
});
const waiting = (form: typeof dealerModal): Stage => ({
  name: 'waiting',
  reach: async (page) => {
    const place = formOn(page, form);
    await page.context().setOffline(true);
    await submitOf(place).click();
    await place.getByText(formTexts.en.waiting).waitFor();
  },
});
const sent: Stage = {
  name: 'sent',
  reach: async (page, part) => {
    await page.context().setOffline(false);
    await part
      .getByText(/R-[0-9A-Z]{8}/)
      .first()
      .waitFor();
  },
};
const suggested: Stage = {
  name: 'suggested addresses',
  reach: async (page, part) => {
    await part.locator('[name="addressLine1"]').pressSequentially('12 Main St');
    await part.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
  },
};
const bookingStep = (step: number): Stage => ({
  name: `step ${step + 1}`,
  reach: async (page) => {
    const place = formOn(page, booking);
    await fillIn(place, booking.steps[step - 1] ?? []);
    await pressNext(place);
    await place.locator('[data-current]').waitFor();
  },
});

const location = { part: dialog(updateLocationTexts.title), isModal: true };

export const OPENINGS: ReadonlyArray<Opening> = [
  {
    name: 'Update your location',
    path: '/',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: /Set your location|Serving/ }),
    ...location,
    stages: [wrong((part) => part.getByRole('textbox').press('Enter'))],
  },
  {
    name: 'Change Location of a dealer list',
    path: LIST,
    opener: button(findDealersTexts.changeLocation),
    ...location,
    isRepeated: true,
  },
  {
    name: 'the right button of a hero',
    path: HERO,
    opener: (page) =>
      page.getByRole('main').getByRole('button', { name: updateLocationTexts.title, exact: true }),
    ...location,
    isRepeated: true,
  },
  {
    name: 'Connect with Dealer',
    path: LIST,
    // While the request waits, the button shows the waiting text.
    opener: onCard(new RegExp(`^(${askDealerTexts.connect}|${askDealerTexts.waiting})$`)),
    part: dialog(dealerModal.name),
    isModal: true,
    stages: [suggested, wrong((part) => submitOf(part).press('Enter'))],
  },
  {
    name: 'Book online',
    path: LIST,
    opener: onCard(askDealerTexts.book),
    part: dialog(booking.name),
    isModal: true,
    stages: [
      wrong((part) => part.getByRole('button', { name: formTexts.en.next, exact: true }).press('Enter')),
      bookingStep(1),
      bookingStep(2),
      bookingStep(3),
      {
        name: 'sent',
        reach: async (page, part) => {
          await submitOf(part).click();
          await sent.reach(page, part);
        },
      },
    ],
  },
  {
    name: 'Who are we helping today?',
    path: HERO,
    opener: (page) => page.getByRole('main').getByRole('link', { name: 'Get help', exact: true }),
    part: dialog(contactModal.name),
    isModal: true,
    stages: [
      wrong((part) => submitOf(part).press('Enter')),
      failed(contactModal),
      waiting(contactModal),
      sent,
    ],
  },
  {
    name: 'the reviews of a dealer',
    path: LIST,
    opener: button(/reviews of/i),
    part: dialog(/^Reviews of/),
    isModal: true,
  },
  ...(['register', 'lookUp'] as const).map((kind) => ({
    name: warrantyTexts[kind].title,
    path: '/resources/warranty/',
    opener: button(warrantyTexts[kind].title),
    part: dialog(warrantyTexts[kind].title),
    isModal: true,
    stages: [
      kind === 'register'
        ? {
            name: 'what is still missing',
            reach: async (_: Page, part: Locator) => {
              await part.getByRole('textbox', { name: warrantyTexts.details.dealer }).fill('Blue Sky Air');
              await part.getByRole('button', { name: warrantyTexts.keep.copy }).press('Enter');
            },
          }
        : {
            name: 'where the serial number is',
            reach: (_: Page, part: Locator) => part.locator('summary').press('Enter'),
          },
    ],
  })),
  {
    name: 'the menu',
    path: '/contact/',
    opener: button(site.menu),
    part: dialog(site.menu),
    isModal: false,
    widths: [320, 768],
    stages: [
      {
        name: 'a group of it',
        reach: (_, part) => part.locator('summary').first().press('Enter'),
      },
    ],
  },
  {
    name: 'a group of the header',
    path: '/contact/',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Products', exact: true }),
    part: (page) => page.getByRole('banner').locator('div:popover-open'),
    isModal: false,
    widths: [1280],
  },
  {
    name: 'the filters',
    path: LIST,
    opener: button(/^Filters? \(\d\)$/),
    part: dialog(findDealersTexts.filtersName),
    isModal: false,
    stages: [{ name: 'on', reach: (_, part) => part.getByRole('checkbox').first().check() }],
  },
  {
    name: 'a tooltip of the comparison',
    path: '/products/compare/',
    opener: (page) => page.getByRole('table').locator('button[popovertarget]').first(),
    part: (page) => page.locator('[role="tooltip"]:popover-open'),
    isModal: false,
  },
  {
    name: 'the products of the comparison',
    path: '/products/compare/',
    opener: (page) => page.getByRole('navigation', { name: compareProductsTexts.select }).getByRole('button'),
    part: (page) =>
      page.getByRole('navigation', { name: compareProductsTexts.select }).locator(':popover-open'),
    isModal: false,
    widths: [320],
  },
  {
    name: 'the products beside the one that is read',
    path: '/products/air-conditioners/',
    // On a phone, the other products are folded.
    before: (page) =>
      page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', ''))),
    opener: (page) => page.locator('main nav > p + button[popovertarget]').first(),
    part: (page) => page.locator('main nav > p + button + div:popover-open'),
    isModal: false,
    widths: [320],
  },
  {
    name: 'a term in a text',
    path: '/resources/getting-started/hvac-basics/air-cleaners/',
    opener: button('MERV'),
    part: (page) => page.locator('p > span:popover-open'),
    isModal: false,
  },
  {
    name: 'a badge among those that a card holds back',
    path: LIST,
    opener: (page) => page.locator('main article details > summary + ul button').first(),
    part: (page) => page.getByRole('note').first(),
    isModal: false,
    before: (page) => page.locator('main article details > summary').first().press('Enter'),
  },
];
