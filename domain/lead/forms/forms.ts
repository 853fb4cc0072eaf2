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

/** A form that is no translation of another. */
type OwnFormId = Exclude<FormId, TranslatedFormId>;

/** The forms of the site by their ids, without their translations; `today` is the day on which it is filled in, like `2026-11-20`. */
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

/** The name of a field that one of the forms asks for. */
export type LeadField = FieldOf<ReturnType<(typeof FORMS)[OwnFormId]>>;

/** Gives the form of an id, filled in on a day. */
export type FormOn = (id: FormId, today: () => string) => FormDefinition<LeadField>;

/** On pages in English, and for all forms that have no translation. */
export const formOn: FormOn = (id, today) => FORMS[id as OwnFormId](today);

/** These forms, filled in on a day like `2026-11-20`. */
export const formsOn = (today: () => string): ReadonlyArray<FormDefinition<LeadField>> =>
  Object.values(FORMS).map((form) => form(today));
