import type { SiteLanguage } from '../site-language.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

interface Units {
  readonly kilo: string;
  readonly mega: string;
  readonly point: string;
}

const UNITS: { readonly [language in SiteLanguage]: Units } = {
  en: { kilo: 'KB', mega: 'MB', point: '.' },
  es: { kilo: 'KB', mega: 'MB', point: '.' },
  fr: { kilo: 'Ko', mega: 'Mo', point: ',' },
};

/** A file's size as text, `14 KB` or `1.2 MB`; null when unknown. Rounds up to whole kilobytes. */
export const fileSizeText = (bytes: number | null, language: SiteLanguage): string | null => {
  if (bytes === null) return null;
  const { kilo, mega, point } = UNITS[language];
  const kilobytes = Math.max(1, Math.ceil(bytes / KILOBYTE));
  return kilobytes < KILOBYTE
    ? `${kilobytes} ${kilo}`
    : `${(bytes / MEGABYTE).toFixed(1).replace('.', point)} ${mega}`;
};
