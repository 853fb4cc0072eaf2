import type { ContentFault } from './checks/content-fault.ts';

/** Month names in the site's languages, starting with January. */
const MONTHS: ReadonlyArray<ReadonlyArray<string>> = [
  'january february march april may june july august september october november december',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
].map((names) => names.split(' '));

const DATE = String.raw`(?<date>\p{L}+ \d{1,2}, \d{4}|\d{1,2}(?:er)? (?:de )?\p{L}+ (?:de )?\d{4})`;

/** Matches a date until which something is valid; it must be in the future. */
const UNTIL = new RegExp(
  String.raw`\b(?:(?:valid|good) (?:to|through)|until|through|ends(?: on)?|expires?(?: on)?|offer ends|jusqu’au|se termine le|expire le|hasta el|termina el|vence el) ${DATE}`,
  'giu',
);

/** Matches a `Last checked` date; it must be recent. */
const CHECKED = new RegExp(
  String.raw`(?:last checked|dernière vérification|última (?:revisión|verificación))[\s:]*(?:on |le |el )?${DATE}`,
  'giu',
);

/** The maximum age of a check: a year. */
const MAX_CHECK_AGE_DAYS = 366;
const DAY_MS = 86_400_000;

/** Parses a date in words to `2026-11-20`; null when it isn't a date. */
const dayOfWords = (words: string): string | null => {
  const month = MONTHS.flatMap((names) =>
    names.flatMap((name, index) =>
      new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'iu').test(words) ? [index] : [],
    ),
  )[0];
  const year = /\d{4}/.exec(words)?.[0];
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(words)?.[0];
  if (month === undefined || year === undefined || day === undefined) return null;
  return `${year}-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const datesIn = (
  text: string,
  pattern: RegExp,
): ReadonlyArray<{ readonly words: string; readonly day: string }> =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, groups }) => {
    const day = dayOfWords(groups?.['date'] ?? '');
    return day === null ? [] : [{ words, day }];
  });

const isOutdated = (checked: string, today: string): boolean =>
  checked > today || Date.parse(today) - Date.parse(checked) > MAX_CHECK_AGE_DAYS * DAY_MS;

/** Finds validity dates before `today` (`2026-11-20`), and checks in the future or more than a year ago. */
export const dateFaults = (text: string, today: string): ReadonlyArray<ContentFault> => [
  ...datesIn(text, UNTIL)
    .filter(({ day }) => day < today)
    .map(({ words }) => ({ _tag: 'ExpiredDate' as const, words })),
  ...datesIn(text, CHECKED)
    .filter(({ day }) => isOutdated(day, today))
    .map(({ words }) => ({ _tag: 'OutdatedCheck' as const, words })),
];
