import { Fragment } from 'react';

/** A phone number as the site writes it (specification, section 5). */
const DIGITS = /\b1-\d{3}-\d{3}-\d{4}/;

/** One that is spelled with capitals, as a dealer writes it: `1-800-CALL-NOW`, `(214) 555-HEAT`. */
const SPELLED =
  /(?:\+?\b1[ .-]?\(?[2-9]\d\d\)?[ .-]?|\([2-9]\d\d\) ?|\b[2-9]\d\d[.-])(?=[\d .-]*[A-Z])(?:[ .-]?[A-Z\d]){7,}\b/;

/** Between a number and its extension. */
const BEFORE_EXTENSION = / ?(?:x|ext\.) ?(?=\d)/;

const NUMBER = new RegExp(`((?:${DIGITS.source}|${SPELLED.source})(?:${BEFORE_EXTENSION.source}\\d{1,6})?)`);

/** The days and the times of hours, `Mon-Fri 7am-5pm CST`, neither of which breaks at its hyphen. */
const HOURS = /\bMon-Fri\b|\b\d{1,2}(?:am|pm|h)-\d{1,2}(?:am|pm|h) [A-Z]{2,3}\b/;

/** A date, `December 3` or `December 3, 2026`, which does not break between its parts. */
const DATE = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b(?:, \d{4}\b)?/;

const WHOLE = new RegExp(`(${HOURS.source}|${DATE.source})`);

const withWholeParts = (text: string) =>
  text.split(WHOLE).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} data-whole="">
        {part}
      </span>
    ),
  );

/** The keys of the letters A to Z. */
const KEYS = '22233344455566677778889999';
const keyOf = (letter: string): string => KEYS[letter.charCodeAt(0) - 65] ?? '';

/** As a phone dials it, of a word as many letters as a number has digits. */
const addressOf = (number: string): string => {
  const [main = '', extension] = number.split(BEFORE_EXTENSION);
  const digits = main.replace(/[A-Z]/g, keyOf).replace(/^\+?1|\D/g, '');
  return `tel:+1${digits.slice(0, 10)}${extension === undefined ? '' : `;ext=${extension}`}`;
};

/** A text in which each phone number is a link that dials it, and hours and dates stay whole. */
export const PhoneText = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, i) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{withWholeParts(part)}</Fragment>
    ) : (
      <a key={i} href={addressOf(part)}>
        {part}
      </a>
    ),
  );
