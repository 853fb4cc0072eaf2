import type { LeadForm } from '../form.ts';
import { bookingForm } from './booking.ts';
import { contactForm } from './contact-form.ts';
import { contactModal } from './contact-modal.ts';
import { customerCare } from './customer-care.ts';
import { dealerForm } from './dealer-form.ts';
import { dealerFormFr } from './dealer-form-fr.ts';
import { dealerModal } from './dealer-modal.ts';
import { homeForm } from './home-form.ts';
import { newsletter } from './newsletter.ts';
import { scheduleService } from './schedule-service.ts';

/** Every form of the site by its id; `today` is the day on which it is filled in, like `2026-11-20`. */
const FORMS = {
  'home-form': () => homeForm,
  'contact-modal': () => contactModal,
  'dealer-modal': () => dealerModal,
  booking: bookingForm,
  'schedule-service': () => scheduleService,
  'dealer-form': () => dealerForm,
  'dealer-form-fr': () => dealerFormFr,
  'customer-care': () => customerCare,
  'contact-form': () => contactForm,
  newsletter: () => newsletter,
} satisfies { readonly [id: string]: (today: () => string) => LeadForm };

export type FormId = keyof typeof FORMS;

export const formOn = (id: FormId, today: () => string): LeadForm => FORMS[id](today);

/** Every form of the site, filled in on a day like `2026-11-20`. */
export const formsOn = (today: () => string): ReadonlyArray<LeadForm> =>
  Object.values(FORMS).map((form) => form(today));
