import { fieldsOf } from '../../domain/lead/form.ts';
import { bookableDays } from '../../domain/lead/booking-wish.ts';
import { formsOn } from '../../domain/lead/forms/forms.ts';
import { EVERY_FIELD } from '../builders/sent-lead.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** No real person has this name, so every occurrence comes from a form. */
const NAME = 'Zqxanna';
const PHONE = '972-555-0047';
/** Too long for a figure to contain it by chance. */
const STREET_NUMBER = '4711081547';
/** The same for all forms, so that one `forget` is enough. */
export const CANARY_EMAIL = `${NAME.toLowerCase()}@canary.example`;

/** A form filled in by a person who must leave no trace. */
export interface Canary {
  readonly formId: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

const PATHS: Readonly<Record<string, string>> = {
  'home-form': '/',
  'customer-care': '/customer-care/',
  'dealer-form-fr': '/fr/trouver-un-concessionnaire/',
};

/** One canary for every form. */
export const CANARIES: ReadonlyArray<Canary> = formsOn(() => dayFromNow(0)).map((form) => {
  const person = {
    firstName: NAME,
    lastName: `${NAME}son`,
    email: CANARY_EMAIL,
    phone: PHONE,
    addressLine1: `${STREET_NUMBER} ${NAME} St`,
    city: `${NAME}ville`,
    comments: `${NAME} says so.`,
    // A bookable day, after the 48 hours in which a dealer answers, in every time zone.
    preferredDate: bookableDays(dayFromNow(4)).at(0) ?? '',
  };
  const filled: Readonly<Record<string, string>> = { ...EVERY_FIELD, ...person };
  const names = fieldsOf(form).map(({ name }) => name);
  return {
    formId: form.id,
    path: PATHS[form.id] ?? '/contact/',
    fields: Object.fromEntries(names.map((name) => [name, filled[name] ?? ''])),
  };
});

const TRACES = [
  NAME,
  encodeURIComponent(PHONE),
  PHONE.replaceAll('-', ''),
  '(972) 555-0047',
  STREET_NUMBER,
].map((text) => text.toLowerCase());

/** The traces of a canary in a text. */
export const tracesIn = (text: string): ReadonlyArray<string> => {
  const lower = text.toLowerCase();
  return TRACES.filter((trace) => lower.includes(trace));
};
