import { Fragment } from 'react';

/**
 * A phone number as the site writes it (specification, section 5), or with capital letters as dealers do: `1-800-CALL-NOW`, `(214)
 * 555-HEAT`. May have an extension.
 */
const NUMBER =
  /((?:\+?\b1[ .-]|\(|\b(?=\d{3}[.-]))\(?[2-9]\d\d\)?(?:[ .-]?[A-Z\d]){7,}\b(?: ?e?xt?\.? ?\d{1,6})?)/;

/** Opening days and times, as in `Mon-Fri 7am-5pm CST`, which must not break at their hyphens. */
const HOURS = /\bMon-Fri\b|\b\d{1,2}(?:am|pm|h)-\d{1,2}(?:am|pm|h) [A-Z]{2,3}\b/;

/** A date, `December 3` or `December 3, 2026`, which must not break. */
const DATE = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b(?:, \d{4}\b)?/;

const UNBROKEN = new RegExp(`(${HOURS.source}|${DATE.source})`);

const withUnbrokenParts = (text: string) =>
  text.split(UNBROKEN).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} data-whole="">
        {part}
      </span>
    ),
  );

/** The phone keys of the letters A to Z. */
const KEYS = '22233344455566677778889999';

/** The `tel:` address of a number. Letters become digits, and those beyond the tenth digit are dropped. */
const addressOf = (number: string): string =>
  number
    .replace(/ ?e?xt?\.? ?(?=\d+$)/, ';ext=')
    .replace(/[A-Z]/g, (letter) => KEYS.charAt(letter.charCodeAt(0) - 65))
    .replace(/[^\w;=]/g, '')
    .replace(/^1?(\d{10})\d*/, 'tel:+1$1');

/** A text with its phone numbers as links. Hours and dates don't wrap. */
export const PhoneText = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, i) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{withUnbrokenParts(part)}</Fragment>
    ) : (
      <a key={i} href={addressOf(part)}>
        {part}
      </a>
    ),
  );
