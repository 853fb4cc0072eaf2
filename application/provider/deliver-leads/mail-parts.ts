import { escapeHtml } from '../../../domain/content/html/escape-html.ts';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
/** A table row. Rows without a value are left out. */
export type MailRow = readonly [label: string, value: string | undefined];

/** The parts of a mail, independent of text or html. */
export type MailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: ReadonlyArray<MailRow> }
  /** Text that the visitor typed, with its line breaks. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'list';
      readonly label: string;
      readonly items: ReadonlyArray<string>;
      readonly isOrdered: boolean;
    }
  /** A link to a page, whose address the plain text shows. */
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  /** A link that calls a number such as `1-972-555-0100`. Omitted in plain text, where the rows have the number. */
  | { readonly kind: 'call'; readonly label: string; readonly phone: string };

/** A mail in the recipient's language. */
export interface WrittenMail {
  readonly language: SiteLanguage;
  /** Contains no personal data, because subjects appear on lock screens, except in urgent requests to a dealer. */
  readonly subject: string;
  readonly brandName: string;
  readonly parts: ReadonlyArray<MailPart>;
}

/** A mail as text and html. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** French has a space before its colons. */
export const colonIn = (language: SiteLanguage): string => (language === 'fr' ? '\u00a0:' : ':');

export const mailText = (mail: WrittenMail): MailText => ({
  subject: mail.subject,
  text: `${mail.parts
    .map((part) => textOf(part, colonIn(mail.language)))
    .filter((part) => part !== '')
    .join('\n\n')}\n`,
  html: htmlOf(mail),
});

/** Rows with a value, on one line each. */
const filled = (rows: ReadonlyArray<MailRow>): ReadonlyArray<readonly [string, string]> =>
  rows.flatMap(([label, value]) => (value ? [[label, value.replace(/\s+/g, ' ')] as const] : []));

const textOf = (part: MailPart, colon: string): string => {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'rows':
      return filled(part.rows)
        .map(([label, value]) => `${label}${colon} ${value}`)
        .join('\n');
    case 'quote':
      return `${part.label}${colon}\n${part.text}`;
    case 'list':
      return part.items.length === 0
        ? ''
        : [
            `${part.label}${colon}`,
            ...part.items.map((item, i) => (part.isOrdered ? `${i + 1}. ${item}` : item)),
          ].join('\n');
    case 'link':
      return `${part.label}${colon} ${part.address}`;
    case 'call':
      return '';
  }
};

/** Mail clients support few styles, so each element has inline styles. Dark mode uses a media query. */
const DARK =
  '@media (prefers-color-scheme:dark){body,.page{background:#0f2a33!important;color:#edf4f4!important}.label{color:#b7ccd2!important}.quote{border-color:#5fb3c9!important}}';

const PAGE =
  "max-width:560px;margin:0 auto;padding:24px;background:#ffffff;color:#0f2a33;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif";

const htmlOf = ({ language, subject, brandName, parts }: WrittenMail): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${DARK}</style></head>`,
    `<body style="margin:0;background:#ffffff"><div class="page" role="article" style="${PAGE}">`,
    `<p style="margin:0 0 16px;font-size:20px;font-weight:700">${escapeHtml(brandName)}</p>`,
    ...parts.map(htmlPart),
    '</div></body></html>',
  ].join('');

const htmlPart = (part: MailPart): string => {
  switch (part.kind) {
    case 'paragraph':
      return part.text === '' || part.text === '-'
        ? ''
        : `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case 'rows': {
      const rows = filled(part.rows).map(
        ([label, value]) =>
          `<tr><th class="label" scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:#476069">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
      );
      return rows.length === 0
        ? ''
        : `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
    }
    case 'quote':
      return `<p class="label" style="margin:0 0 4px;color:#476069">${escapeHtml(part.label)}</p><p class="quote" style="margin:0 0 16px;padding-left:12px;border-left:4px solid #0b5f7a;white-space:pre-line">${escapeHtml(part.text)}</p>`;
    case 'list': {
      const tag = part.isOrdered ? 'ol' : 'ul';
      const items = part.items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`);
      return items.length === 0
        ? ''
        : `<p style="margin:0 0 4px;font-weight:700">${escapeHtml(part.label)}</p><${tag} style="margin:0 0 16px;padding-left:24px">${items.join('')}</${tag}>`;
    }
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.address)}" style="color:inherit;font-weight:700">${escapeHtml(part.label)}</a></p>`;
    case 'call':
      return `<p style="margin:0 0 16px"><a href="tel:${telOf(part.phone)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#c2410c;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
  }
};

/** Numbers are North American: ten digits, or eleven with the leading 1. */
const telOf = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `+1${digits}` : `+${digits}`;
};
