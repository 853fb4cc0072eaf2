import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import type { FaqAttributes } from './codec.ts';

export interface FaqProps {
  readonly title: string | null;
  readonly titleTag: 'h2' | 'h3';
  readonly questionTag: 'h2' | 'h3' | 'h4';
  readonly questions: ReadonlyArray<{
    /** Null: the answer is always open. */
    readonly question: string | null;
    readonly answer: SafeHtml;
  }>;
}

const BELOW = { h2: 'h3', h3: 'h4' } as const;

/** Questions with their answers (specification, section 3: FAQ). Drops questions without an answer; null: no title and no questions. */
export const view = ({ data: { title, heading_tag, qa } }: FaqAttributes): FaqProps | null => {
  const questions = qa.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]));
  if (title === null && questions.length === 0) return null;
  return {
    title,
    titleTag: heading_tag,
    questionTag: title === null ? heading_tag : BELOW[heading_tag],
    questions,
  };
};
