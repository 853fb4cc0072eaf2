import { faultItems, faultText, severityOf, type ContentFault, type Severity } from './content-fault.ts';
import type { WordCounts } from './kept-text.ts';

/** Something that an editor should mend, or will have to. */
export interface ContentFinding {
  readonly severity: Severity;
  /** The page's; null: it is of no page alone. */
  readonly path: string | null;
  readonly kind: string;
  /** What is wrong and where. */
  readonly text: string;
  /** What it is of, where that is too much for its line. */
  readonly items: ReadonlyArray<string>;
}

/** What a check of the content came to; plain JSON. */
export interface ContentReport {
  readonly pages: number;
  readonly errors: number;
  readonly warnings: number;
  /** Of the blocks of WordPress's own: how much of what they give to read their pages show. */
  readonly words: WordCounts;
  /** Page by page. */
  readonly findings: ReadonlyArray<ContentFinding>;
}

/** Faults of a page as findings, each once. */
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

/** Findings with their numbers. */
export const contentReport = (
  pages: number,
  findings: ReadonlyArray<ContentFinding>,
  words: WordCounts,
): ContentReport => {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { pages, errors, warnings: findings.length - errors, words, findings };
};
