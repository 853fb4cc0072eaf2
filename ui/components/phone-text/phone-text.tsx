import { Fragment } from 'react';

/** A phone number as the site writes it (specification, section 5), with its extension. */
const NUMBER = /(\b1-\d{3}-\d{3}-\d{4}(?: ext\. \d{1,6})?)/;

/** Hours, `Mon-Fri 7am-5pm CST`, which do not break at their hyphens. */
const HOURS = /((?:\bMon-Fri )?\b\d{1,2}(?:am|pm|h)-\d{1,2}(?:am|pm|h) [A-Z]{2,3}\b)/;

const withWholeHours = (text: string) =>
  text.split(HOURS).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} data-whole="">
        {part}
      </span>
    ),
  );

/** A text in which each phone number is a link that dials it. */
export const PhoneText = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, i) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{withWholeHours(part)}</Fragment>
    ) : (
      <a key={i} href={`tel:+${part.replaceAll('-', '').replace(' ext. ', ';ext=')}`}>
        {part}
      </a>
    ),
  );
