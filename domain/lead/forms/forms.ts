import type { FormDefinition } from '../form-definition.ts';
import type { FormId, TranslatedFormId } from '../form-ids.ts';
import { bookingForm } from './booking.ts';
import { contactForm } from './contact-form.ts';
import { contactModal } from './contact-modal.ts';
import { customerCare } from './customer-care.ts';
import { dealerForm } from './dealer-form.ts';
import { dealerFormFr } from './dealer-form-fr.ts';
import { dealerModal } from './dealer-modal.ts';
import { estimateForm } from './estimate.ts';
import { homeForm } from './home-form.ts';
import { newsletter } from './newsletter.ts';
import { rebatesForm } from './rebates.ts';
import { scheduleService } from './schedule-service.ts';

/** The id of a form that isn't a translation. */
type OwnFormId = Exclude<FormId, TranslatedFormId>;

/** All forms except translations, by id. `today` returns a date such as `2026-11-20`. */
const FORMS = {
  'home-form': () => homeForm,
  'contact-modal': () => contactModal,
  'dealer-modal': () => dealerModal,
  booking: bookingForm,
  'schedule-service': () => scheduleService,
  rebates: () => rebatesForm,
  'dealer-form': () => dealerForm,
  estimate: () => estimateForm,
  'dealer-form-fr': () => dealerFormFr,
  'customer-care': () => customerCare,
  'contact-form': () => contactForm,
  newsletter: () => newsletter,
} satisfies { readonly [id in OwnFormId]: (today: () => string) => FormDefinition<string> };

type FieldOf<Form> = Form extends FormDefinition<infer Name> ? Name : never;

/** The name of a field of any form. */
export type LeadField = FieldOf<ReturnType<(typeof FORMS)[OwnFormId]>>;

/** Returns the form with an id; `today` returns the current date. */
export type FormOn = (id: FormId, today: () => string) => FormDefinition<LeadField>;

/** For English pages, and for forms without a translation. */
export const formOn: FormOn = (id, today) => FORMS[id as OwnFormId](today);

/** All forms except translations. `today` returns a date such as `2026-11-20`. */
export const formsOn = (today: () => string): ReadonlyArray<FormDefinition<LeadField>> =>
  Object.values(FORMS).map((form) => form(today));
