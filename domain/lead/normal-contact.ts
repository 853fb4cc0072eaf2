import { shownCode } from '../postal-code/normal-code.ts';
import { plainText } from '../text/plain-text.ts';
import type { Draft, LeadField } from './lead.ts';
import { plainSpelling } from './mailbox.ts';

/** Hyphens, dashes and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu;

const MAIL_LINK = /^mailto:\s*|(?<=@\S+)\?.*$/gi;
/** `Ann Walker <ann@example.com>`, as mail programs copy it. */
const IN_BRACKETS = /^[^<>]*<([^<>]*)>[\s.,]*$/;

/** The address in a pasted text: without `mailto:`, the name before angle brackets, and a dot or comma at the end. */
const normalMail = (text: string): string =>
  plainSpelling(plainText(text))
    .replace(IN_BRACKETS, '$1')
    .replace(MAIL_LINK, '')
    .replace(/[\s.,]+$/, '');

const normalPhone = (text: string): string =>
  plainText(text)
    .replace(/^tel: */i, '')
    .replace(DASH, '-');

const normalStreet = (text: string): string =>
  plainText(text)
    .replace(DASH, '-')
    .replace(/[ ,]+$/, '');

/** How each field is normalized. The other fields are kept as typed. */
const NORMAL: { readonly [field in LeadField]?: (text: string) => string } = {
  firstName: plainText,
  lastName: plainText,
  city: plainText,
  email: normalMail,
  phone: normalPhone,
  addressLine1: normalStreet,
  zip: shownCode,
};

/** A field's normalized text. */
export const normalText = (field: LeadField, text: string): string => NORMAL[field]?.(text) ?? text;

/**
 * Normalizes the contact data of a draft (contract, section 7: contact data). Browser and server both use it, so that what is checked,
 * shown and stored is the same. Invalid text stays invalid.
 */
export const withNormalContact = <A extends Draft>(draft: A): A => {
  const fields = Object.keys(NORMAL) as ReadonlyArray<LeadField>;
  const normal = fields.flatMap((field) => {
    const text = draft[field];
    return text === undefined ? [] : [[field, normalText(field, text)]];
  });
  return { ...draft, ...Object.fromEntries(normal) };
};
