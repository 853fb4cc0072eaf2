import type { ContentFault } from './content-fault.ts';

/** Pages that people read under stress, so they must be easy to read. */
const HELP_SECTIONS: ReadonlyArray<string> = [
  '/resources/troubleshooting/',
  '/resources/maintenance-tips/',
  '/resources/getting-started/',
];

/** The maximum US school grade (Flesch-Kincaid) of a help page. */
const MAX_READING_GRADE = 8;

/** Whether the reading level of a page is checked: English help pages only. */
export const isHelpPage = ({ path, locale }: { readonly path: string; readonly locale: string }): boolean =>
  locale.startsWith('en') && HELP_SECTIONS.some((section) => path.startsWith(section));

/** The fault of a help page's grade. A null grade means that it has no text. */
export const readingFaults = (grade: number | null): ReadonlyArray<ContentFault> =>
  grade === null || grade <= MAX_READING_GRADE
    ? []
    : [{ _tag: 'HardToRead', grade: Math.ceil(grade * 10) / 10, highest: MAX_READING_GRADE }];
