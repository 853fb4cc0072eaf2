import type { FormDefinition } from '../form-definition.ts';
import type { FormId } from '../form-ids.ts';
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

/** Every form of the site by its id; `today` is the day on which it is filled in, like `2026-11-20`. */
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
} satisfies { readonly [id in FormId]: (today: () => string) => FormDefinition<string> };

type FieldOf<Form> = Form extends FormDefinition<infer Name> ? Name : never;

/** The name of a field that one of the forms asks for. */
export type LeadField = FieldOf<ReturnType<(typeof FORMS)[FormId]>>;

export const formOn = (id: FormId, today: () => string): FormDefinition<LeadField> => FORMS[id](today);

/** Every form of the site, filled in on a day like `2026-11-20`. */
export const formsOn = (today: () => string): ReadonlyArray<FormDefinition<LeadField>> =>
  Object.values(FORMS).map((form) => form(today));
