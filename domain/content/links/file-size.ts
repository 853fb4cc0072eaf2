import type { SiteLanguage } from '../site-language.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

const UNITS = {
  en: { kilo: 'KB', mega: 'MB', point: '.' },
  es: { kilo: 'KB', mega: 'MB', point: '.' },
  fr: { kilo: 'Ko', mega: 'Mo', point: ',' },
} as const satisfies { readonly [language in SiteLanguage]: object };

/** How large a file is, as visitors read it: `14 KB`, `1.2 MB`; null: unknown. `bytes` is rounded up to whole kilobytes. */
export const fileSizeText = (bytes: number | null, language: SiteLanguage): string | null => {
  if (bytes === null) return null;
  const { kilo, mega, point } = UNITS[language];
  const kilobytes = Math.max(1, Math.ceil(bytes / KILOBYTE));
  return kilobytes < KILOBYTE
    ? `${kilobytes} ${kilo}`
    : `${(bytes / MEGABYTE).toFixed(1).replace('.', point)} ${mega}`;
};
