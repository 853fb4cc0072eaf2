import * as O from 'fp-ts/Option';
import { withoutInvisible } from '../text/invisible-text.ts';

/** An email address in canonical form. Created only by `mailboxIn`. */
export type Mailbox = string & { readonly _mailbox: unique symbol };

/** Converts a domain to lower-case ASCII (punycode, UTS 46); empty for an invalid domain. */
export type DomainToAscii = (domain: string) => string;

/** Splits at the last `@` into local part and domain. */
const PARTS = /^(.+)@([^@]+)$/su;

/** A local part that needs no quotes and has no comments, which some mail servers drop. */
const LOCAL_PART = /^[^\s\p{C}"\\(),:;<>@[\]]+$/u;

/** Characters that would end a domain or be decoded when it is parsed as part of a URL. */
const NO_DOMAIN = /[\s/\\?#:%<>^|[\]]/u;

/** Labels of letters, digits, hyphens and underscores, which some hosts have. */
const ASCII_DOMAIN = /^[a-z\d_-]+(\.[a-z\d_-]+)*$/;

/** Normalizes Unicode variants of a letter (NFKC), such as full-width or circled letters, and the dots of other scripts. */
export const plainSpelling = (text: string): string => text.normalize('NFKC').replaceAll('\u3002', '.');

/**
 * The canonical mailbox of an address: normalized by `plainSpelling`, lower case, unquoted, with an ASCII domain. None when it has
 * invisible characters or can't be delivered to.
 */
export const mailboxIn =
  (toAscii: DomainToAscii) =>
  (address: string): O.Option<Mailbox> => {
    const typed = address.trim();
    if (withoutInvisible(typed) !== typed) return O.none;
    const [, written = '', host = ''] = PARTS.exec(plainSpelling(typed)) ?? [];
    const local = plainSpelling(unquoted(written).toLowerCase());
    const domain = NO_DOMAIN.test(host) ? '' : toAscii(host).toLowerCase().replace(/\.$/, '');
    return LOCAL_PART.test(local) && ASCII_DOMAIN.test(domain)
      ? O.some(`${local}@${domain}` as Mailbox)
      : O.none;
  };

/** Quotes and backslashes aren't part of the name: `"ann"` is `ann` (RFC 5321). */
const unquoted = (local: string): string => local.replace(/\\(.)|"/gsu, '$1');

/** Domains of one provider that ignores dots and `+` suffixes. The first one represents both. */
const GMAIL = ['gmail.com', 'googlemail.com'] as const;

/**
 * Identifies a person's mailbox, to find their leads. Two addresses are equal only if their provider is known to deliver both to one
 * mailbox.
 */
export const personalMailbox = (mailbox: Mailbox): string => {
  const { local, domain } = partsOf(mailbox);
  return isGmail(domain) ? `${folded(local)}@${GMAIL[0]}` : mailbox;
};

/**
 * The key for counting mails. Ignores dots and `+` suffixes at every provider, because some deliver such addresses to one mailbox.
 * Different mailboxes may share a key, but no mailbox has two. For counting only.
 */
export const countedMailbox = (mailbox: Mailbox): string => {
  const { local, domain } = partsOf(mailbox);
  return `${folded(local)}@${isGmail(domain) ? GMAIL[0] : domain}`;
};

const isGmail = (domain: string): boolean => GMAIL.some((each) => each === domain);

/** Keeps a local part that would otherwise be empty. */
const folded = (local: string): string => local.replace(/(?<=.)\+.*/su, '').replaceAll('.', '') || local;

const partsOf = (mailbox: Mailbox): { readonly local: string; readonly domain: string } => {
  const at = mailbox.lastIndexOf('@');
  return { local: mailbox.slice(0, at), domain: mailbox.slice(at + 1) };
};
