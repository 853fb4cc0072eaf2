import type { ContentFault } from './content-fault.ts';
import type { OutlinedHeading } from './page-outline.ts';

/** Checks a page's headings: exactly one h1, and no skipped level. */
export const headingFaults = (headings: ReadonlyArray<OutlinedHeading>): ReadonlyArray<ContentFault> => {
  const count = headings.filter(({ level }) => level === 1).length;
  const skipped = headings.flatMap((heading, i): ReadonlyArray<ContentFault> => {
    const above = headings[i - 1]?.level ?? heading.level;
    return heading.level > above + 1
      ? [{ _tag: 'SkippedHeading', above, level: heading.level, text: heading.text }]
      : [];
  });
  return [...(count === 1 ? [] : [{ _tag: 'MainHeadings', count } as const]), ...skipped];
};
