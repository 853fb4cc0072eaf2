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

/** Every form of the site, filled in on a day like `2026-11-20`. */
export const formsOn = (today: () => string): ReadonlyArray<LeadForm> => [
  homeForm,
  contactModal,
  dealerModal,
  bookingForm(today),
  scheduleService,
  dealerForm,
  dealerFormFr,
  customerCare,
  contactForm,
  newsletter,
];
