import { faultItems, faultText, severityOf, type ContentFault, type Severity } from './content-fault.ts';
import type { WordCounts } from './kept-text.ts';
import type { TranslatedShare } from '../links/translated-shares.ts';

/** A finding that an editor should fix. */
export interface ContentFinding {
  readonly severity: Severity;
  /** The page's path; null when it concerns no single page. */
  readonly path: string | null;
  readonly kind: string;
  readonly text: string;
  /** The items, when there are too many for one line. */
  readonly items: ReadonlyArray<string>;
}

/** What a page lacks. Plain JSON. */
export interface PageRow {
  readonly path: string;
  /** When the version was read that visitors see, `2026-11-20T12:00:00.000Z`. Null for files and for pages that were never visited. */
  readonly lastRead: string | null;
  /** The same time, if the page has changed since. Else null. */
  readonly staleSince: string | null;
  /** The numbers of words that the page doesn't show, or shows at another place. */
  readonly lost: number;
  readonly moved: number;
  readonly hasDescription: boolean;
  /** The number of photos that come in one size only. */
  readonly withoutSrcset: number;
  /** The former paths that show another page instead of leading to this one. */
  readonly unredirected: ReadonlyArray<string>;
}

/** Whether a page lacks anything. */
export const isLacking = ({
  staleSince,
  lost,
  moved,
  hasDescription,
  withoutSrcset,
  unredirected,
}: PageRow): boolean =>
  lost + moved + withoutSrcset + unredirected.length > 0 || !hasDescription || staleSince !== null;

/** The result of a content check. Plain JSON. */
export interface ContentReport {
  readonly pages: number;
  readonly errors: number;
  readonly warnings: number;
  /** The words of core blocks: how many are written and how many the pages show. */
  readonly words: WordCounts;
  /** In page order. */
  readonly findings: ReadonlyArray<ContentFinding>;
  /** The pages that could be rendered. */
  readonly table: ReadonlyArray<PageRow>;
  readonly translations: ReadonlyArray<TranslatedShare>;
}

/** The findings for a page's faults, without duplicates. */
export const findingsOf = (
  path: string | null,
  faults: ReadonlyArray<ContentFault>,
): ReadonlyArray<ContentFinding> => {
  const findings = faults.map((fault): ContentFinding => {
    const kind = fault._tag === 'Block' ? fault.warning._tag : fault._tag;
    return { severity: severityOf(fault), path, kind, text: faultText(fault), items: faultItems(fault) };
  });
  return [...new Map(findings.map((finding) => [finding.text, finding])).values()];
};

export const contentReport = (
  pages: number,
  findings: ReadonlyArray<ContentFinding>,
  words: WordCounts,
  table: ReadonlyArray<PageRow>,
  translations: ReadonlyArray<TranslatedShare>,
): ContentReport => {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { pages, errors, warnings: findings.length - errors, words, findings, table, translations };
};
