/** The forms, for whoever draws them. */
export { contactForm } from '../../../domain/lead/forms/contact-form.ts';
export { contactModal } from '../../../domain/lead/forms/contact-modal.ts';
export { customerCare } from '../../../domain/lead/forms/customer-care.ts';
export { dealerForm } from '../../../domain/lead/forms/dealer-form.ts';
export { dealerFormFr } from '../../../domain/lead/forms/dealer-form-fr.ts';
export { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
export { homeForm } from '../../../domain/lead/forms/home-form.ts';
export { newsletter } from '../../../domain/lead/forms/newsletter.ts';
export { scheduleService } from '../../../domain/lead/forms/schedule-service.ts';
export { bookingForm } from '../../../domain/lead/forms/booking.ts';
