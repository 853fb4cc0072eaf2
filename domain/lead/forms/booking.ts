import { bookable, dayText, WINDOWS } from '../booking-wish.ts';
import { defineField, defineForm } from '../form-definition.ts';
import { oneOf, required } from '../rules.ts';
import { bookingSuccess } from '../success-texts.ts';
import { TIMING } from '../timing.ts';
import { ADDRESS, consentBy, PERSON } from './newer-fields.ts';

/** Fields with this label share one line in the mail. */
const WISH = 'Preferred visit';

const SEND = 'Send booking request';

const DAY = 'Choose a date from today on, Monday through Saturday.';
const WINDOW = 'Choose a time of day.';

/** `Book online`: a requested visit, then contact details (specification, section 2). `today` returns a date such as `2026-11-20`. */
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
          mail: { kind: 'line', label: WISH, read: dayText },
          label: 'Preferred date',
          control: { kind: 'day' },
          hint: 'Monday through Saturday',
          rules: [required(DAY), bookable(today, DAY)],
        }),
        defineField({
          name: 'preferredWindow',
          maxLength: 10,
          mail: { kind: 'line', label: WISH },
          label: 'Time of day',
          control: { kind: 'radio-group', options: WINDOWS },
          rules: [required(WINDOW), oneOf(WINDOWS, WINDOW)],
        }),
      ],
      PERSON,
      [...ADDRESS, ...TIMING],
    ],
    waitsForFields: false,
    isSummedUp: true,
    submit: SEND,
    consent: consentBy(SEND),
    success: bookingSuccess,
  });
