import type { Locator, Page } from 'playwright-core';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { contactForm } from '../../../domain/lead/forms/contact-form.ts';
import { contactModal } from '../../../domain/lead/forms/contact-modal.ts';
import { customerCare } from '../../../domain/lead/forms/customer-care.ts';
import { dealerForm } from '../../../domain/lead/forms/dealer-form.ts';
import { dealerFormFr } from '../../../domain/lead/forms/dealer-form-fr.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import { homeForm } from '../../../domain/lead/forms/home-form.ts';
import { newsletter } from '../../../domain/lead/forms/newsletter.ts';
import { scheduleService } from '../../../domain/lead/forms/schedule-service.ts';
import { bookableDays } from '../../../domain/lead/booking-wish.ts';
import { fieldsOf, type FormField, type LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { ANN } from '../../builders/a-draft.ts';
import { SERVED } from '../pages.ts';

/** A form of the site, and a page that contains it. */
export interface StandingForm {
  readonly name: string;
  readonly path: string;
  readonly form: LeadForm;
}

const today = (): string => new Date().toISOString().slice(0, 10);
/** Neither past nor too far ahead, in any time zone. */
const A_FEW_DAYS_AHEAD = 5;

/** Values that are valid in every form. */
export const RIGHT: Draft = { ...ANN, preferredDate: bookableDays(today())[A_FEW_DAYS_AHEAD] ?? '' };

const NEAR = `?zipcode=${SERVED}`;
const SCHEDULE = { name: 'schedule service', path: `/find-your-dealer/${NEAR}`, form: scheduleService };
export const CONTACT = { name: 'contact', path: '/contact/', form: contactForm };
export const GET_HELP = { name: 'get help', path: '/get-help/', form: contactModal };

/** Every form, each on a page where nothing covers it. */
export const FORMS: ReadonlyArray<StandingForm> = [
  CONTACT,
  { name: 'customer care', path: '/customer-care/', form: customerCare },
  { name: 'French dealer form', path: '/fr/trouver-un-concessionnaire/', form: dealerFormFr },
  { name: 'home', path: '/', form: homeForm },
  { name: 'dealer form', path: '/dealer-form/', form: dealerForm },
  { name: 'newsletter', path: '/', form: newsletter },
  SCHEDULE,
  { name: 'connect', path: `/connect/${NEAR}&dealer=2`, form: dealerModal },
  { name: 'booking', path: `/book-online/${NEAR}&dealer=2`, form: bookingForm(today) },
  GET_HELP,
];

export const formOn = (page: Page, { name }: LeadForm): Locator =>
  page.getByRole('form', { name, exact: true });

export const submitOf = (form: Locator): Locator => form.locator('button[type="submit"]');

/** A field by its label; a choice is the group of its options. */
export const fieldIn = (form: Locator, { name, label, control }: FormField): Locator => {
  const words = new RegExp(`^${label.replace(/[?()./]/g, '\\$&')}( \\((optional|facultatif)\\))?$`);
  return control.kind === 'radio-group'
    ? form.getByRole('group', { name: words })
    : form.getByLabel(words).and(form.locator(`[name="${name}"]`));
};

const put = async (place: Locator, { control }: FormField, value: string): Promise<void> => {
  switch (control.kind) {
    case 'select':
      return void (await place.selectOption(value));
    case 'radio-group': {
      const label = control.options.find((option) => option.value === value)?.label ?? '';
      return place.getByRole('radio', { name: label, exact: true }).check();
    }
    case 'checkbox':
      return place.check();
    case 'hidden':
      return undefined;
    default:
      return place.fill(value);
  }
};

/** Fills in fields as a visitor does; a field without a value stays as it is. */
export const fillIn = async (
  form: Locator,
  fields: ReadonlyArray<FormField>,
  values: Draft = RIGHT,
): Promise<void> => {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || field.control.kind === 'hidden') continue;
    await put(fieldIn(form, field), field, value);
  }
};

/** Continues to the next step of a started form. */
export const pressNext = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: formTexts.en.next, exact: true }).click();

/** Chooses a topic in the home page's form, which then continues to the next step. */
export const chooseTopic = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Repair system', exact: true }).click();

/** Fills in a started form, step by step, until it can be sent. */
export const fillSteps = async (place: Locator, form: LeadForm, values: Draft = RIGHT): Promise<void> => {
  const { steps, id, isSummedUp } = form;
  for (const [step, fields] of steps.entries()) {
    const isTopic = id === homeForm.id && step === 0;
    if (isTopic) await chooseTopic(place);
    else await fillIn(place, fields, values);
    if (!isTopic && (step + 1 < steps.length || isSummedUp === true)) await pressNext(place);
  }
};

/** The values of the visible fields; for choices, the selected option. */
export const valuesIn = async (place: Locator, form: LeadForm): Promise<Draft> => {
  const names = fieldsOf(form)
    .filter(({ control }) => control.kind !== 'hidden')
    .map(({ name }) => name);
  const values = await place.evaluate((element) =>
    Object.fromEntries(new FormData(element as HTMLFormElement).entries()),
  );
  return Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')]));
};

/** The values of `RIGHT` for a form's fields. */
export const rightFor = (form: LeadForm): Draft =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ control }) => control.kind !== 'hidden')
      .map(({ name }) => [name, RIGHT[name] ?? '']),
  );

/** The text that a screen reader reads after a field's name: errors and hints. */
export const saidOf = async (place: Locator): Promise<string> => {
  const ids = ((await place.getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean);
  const texts = ids.map((id) => place.page().locator(`[id="${id}"]`).innerText());
  return (await Promise.all(texts)).join(' ');
};
