import type { SafeHtml } from '../../../domain/content/safe-html.ts';
import type { FaqAttributes } from './codec.ts';

export interface FaqProps {
  readonly title: string | null;
  readonly titleTag: 'h2' | 'h3';
  readonly questionTag: 'h2' | 'h3' | 'h4';
  /** A question without an answer opens nothing. */
  readonly questions: ReadonlyArray<{ readonly question: string; readonly answer: SafeHtml | null }>;
}

const BELOW = { h2: 'h3', h3: 'h4' } as const;

/** Questions with their answers (specification, section 3: FAQ); null: there are none. */
export const view = ({ data: { title, heading_tag, qa } }: FaqAttributes): FaqProps | null =>
  qa.length === 0
    ? null
    : {
        title,
        titleTag: heading_tag,
        questionTag: title === null ? heading_tag : BELOW[heading_tag],
        questions: qa,
      };
