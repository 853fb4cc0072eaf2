import * as O from 'fp-ts/Option';
import { withoutInvisible } from '../text/invisible-text.ts';

/** An e-mail address in its canonical spelling. Made by `mailboxIn` alone. */
export type Mailbox = string & { readonly _mailbox: unique symbol };

/** Writes a domain as mail servers look it up: in lower case, with punycode; empty for a text that is no domain (UTS 46). */
export type DomainToAscii = (domain: string) => string;

/** An at sign, a local part before the last one, a domain behind it. */
const PARTS = /^(.+)@([^@]+)$/su;

/** A local part that needs no quotes and has no comments, which some mail servers skip. */
const LOCAL_PART = /^[^\s\p{C}"\\(),:;<>@[\]]+$/u;

/** What would end a domain, or be decoded in it, where it is read as a part of a web address. */
const NO_DOMAIN = /[\s/\\?#:%<>^|[\]]/u;

/** Labels of letters, digits and hyphens; some hosts have underscores. */
const ASCII_DOMAIN = /^[a-z\d_-]+(\.[a-z\d_-]+)*$/;

/**
 * A text without the differences that Unicode has for one letter (NFKC): full-width and circled letters are plain ones,
 * and the dots of other scripts are dots.
 */
export const plainSpelling = (text: string): string => text.normalize('NFKC').replaceAll('\u3002', '.');

/**
 * The mailbox behind an address, the same for every spelling: letters as `plainSpelling` writes them, lower case, no
 * needless quotes, the domain in ASCII. None: nobody sees one of its characters, or no mail server delivers to it.
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

/** Quotes and backslashes are no part of a name: `"ann"` is `ann` (RFC 5321). */
const unquoted = (local: string): string => local.replace(/\\(.)|"/gsu, '$1');

/** The domains of one provider, which ignores dots and what follows a plus; the first represents both. */
const GMAIL = ['gmail.com', 'googlemail.com'] as const;

/**
 * The mailbox of one person, by which their leads are found: two addresses have the same one only if their provider is
 * known to deliver both to one mailbox.
 */
export const personalMailbox = (mailbox: Mailbox): string => {
  const { local, domain } = partsOf(mailbox);
  return isGmail(domain) ? `${folded(local)}@${GMAIL[0]}` : mailbox;
};

/**
 * The mailbox to count mails by. Dots and what follows a plus count for nothing at any provider, since some deliver such
 * addresses to one mailbox: two mailboxes may share a count, but no mailbox has two. For counting only.
 */
export const countedMailbox = (mailbox: Mailbox): string => {
  const { local, domain } = partsOf(mailbox);
  return `${folded(local)}@${isGmail(domain) ? GMAIL[0] : domain}`;
};

const isGmail = (domain: string): boolean => GMAIL.some((each) => each === domain);

/** A local part that has nothing else stays as it is. */
const folded = (local: string): string => local.replace(/(?<=.)\+.*$/su, '').replaceAll('.', '') || local;

const partsOf = (mailbox: Mailbox): { readonly local: string; readonly domain: string } => {
  const at = mailbox.lastIndexOf('@');
  return { local: mailbox.slice(0, at), domain: mailbox.slice(at + 1) };
};
