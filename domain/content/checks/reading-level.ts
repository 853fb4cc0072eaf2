import type { ContentFault } from './content-fault.ts';

/** The pages that a worried person reads on a phone: they must be easy. */
const HELP_SECTIONS: ReadonlyArray<string> = [
  '/resources/troubleshooting/',
  '/resources/maintenance-tips/',
  '/resources/getting-started/',
];

/** The highest US school grade (Flesch-Kincaid) that the text of a help page may need. */
const MAX_READING_GRADE = 8;

/** Whether the reading level of a page is checked: it gives help in English. */
export const isHelpPage = ({ path, locale }: { readonly path: string; readonly locale: string }): boolean =>
  locale.startsWith('en') && HELP_SECTIONS.some((section) => path.startsWith(section));

/** What is wrong with a help page's grade; null is the grade of no text. */
export const readingFaults = (grade: number | null): ReadonlyArray<ContentFault> =>
  grade === null || grade <= MAX_READING_GRADE
    ? []
    : [{ _tag: 'HardToRead', grade: Math.ceil(grade * 10) / 10, highest: MAX_READING_GRADE }];
