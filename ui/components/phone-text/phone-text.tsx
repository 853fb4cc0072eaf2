import { Fragment } from 'react';

/** A phone number as the site writes it (specification, section 5), with its extension. */
const NUMBER = /(\b1-\d{3}-\d{3}-\d{4}(?: ext\. \d{1,6})?)/;

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

/** A text in which each phone number is a link that dials it, and hours and dates stay whole. */
export const PhoneText = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, i) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{withWholeParts(part)}</Fragment>
    ) : (
      <a key={i} href={`tel:+${part.replaceAll('-', '').replace(' ext. ', ';ext=')}`}>
        {part}
      </a>
    ),
  );
