import { Fragment, type ReactNode } from 'react';

/** A phone number as the site writes it (specification, section 5), with its extension. */
const NUMBER = /(\b1-\d{3}-\d{3}-\d{4}(?: ext\. \d{1,6})?)/;

/** Hours, `Mon-Fri 7am-5pm CST`, which do not break at their hyphens. */
const HOURS = /(?:\bMon-Fri )?\b\d{1,2}(?:am|pm|h)-\d{1,2}(?:am|pm|h) [A-Z]{2,3}\b/;

/** A date, `December 3` or `December 3, 2026`, which does not break between its parts. */
const DATE = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}\b(?:, \d{4}\b)?/;

const WHOLE = new RegExp(`(${HOURS.source}|${DATE.source})`);

/** What of hours stays whole even where a line is too narrow for all of them: `Mon-Fri`, `7am-5pm`. */
const RANGE = /(\S+-\S+)/;

const whole = (key: number, children: ReactNode) => (
  <span key={key} data-whole="">
    {children}
  </span>
);

const withWholeParts = (text: string) =>
  text.split(WHOLE).map((part, i) =>
    i % 2 === 0
      ? part
      : whole(
          i,
          part.split(RANGE).map((range, j) => (j % 2 === 0 ? range : whole(j, range))),
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
