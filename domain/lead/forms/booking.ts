import { bookable, WINDOWS } from '../booking-wish.ts';
import { defineField, defineForm } from '../form-definition.ts';
import { oneOf, required } from '../rules.ts';
import { bookingSuccess } from '../success-texts.ts';
import { ADDRESS, consentBy, PERSON } from './newer-fields.ts';

/** Day and part of the day stand on one line of a mail. */
const WISH = 'Preferred day';

const SEND = 'Send booking request';

const DAY = 'Choose a day from today on, Monday to Saturday.';
const WINDOW = 'Choose a part of the day.';

/** `Book online`: a wish for a visit, then contact details (specification, section 2), filled in on a day like `2026-11-20`. */
export const bookingForm = (today: () => string) =>
  defineForm({
    id: 'booking',
    language: 'en',
    name: 'Book online',
    kind: 'CONTACT_DEALER',
    source: 'RUNTRU',
    isForDealer: true,
    steps: [
      [
        defineField({
          name: 'preferredDate',
          maxLength: 10,
          mail: { kind: 'line', label: WISH },
          label: 'Day',
          control: { kind: 'day' },
          hint: 'Monday to Saturday',
          rules: [required(DAY), bookable(today, DAY)],
        }),
        defineField({
          name: 'preferredWindow',
          maxLength: 10,
          mail: { kind: 'line', label: WISH },
          label: 'Part of the day',
          control: { kind: 'choice', options: WINDOWS },
          rules: [required(WINDOW), oneOf(WINDOWS, WINDOW)],
        }),
      ],
      PERSON,
      ADDRESS,
    ],
    waitsForFields: false,
    isSummedUp: true,
    submit: SEND,
    consent: consentBy(SEND),
    success: bookingSuccess,
  });
