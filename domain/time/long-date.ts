/** `Intl` writes the first of a month as `1` in French, where readers expect `1er`. */
export const withFirstOfMonth = (date: string, locale: string): string =>
  locale.startsWith('fr') ? date.replace(/\b1 /, '1er ') : date;

/** Formats an ISO day in a locale: `October 20, 2026`, `1er mai 2026`. */
export const longDate = (day: string, locale: string): string =>
  withFirstOfMonth(
    new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    locale,
  );
