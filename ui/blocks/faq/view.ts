import type { FaqAttributes } from './codec.ts';

const BELOW = { h2: 'h3', h3: 'h4' } as const;

/** Questions with their answers (specification, section 3: FAQ). Drops questions without an answer; null: no title and no questions. */
export const view = ({ data: { title, heading_tag, qa } }: FaqAttributes) => {
  const questions = qa.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]));
  if (title === null && questions.length === 0) return null;
  return {
    title,
    titleTag: heading_tag,
    questionTag: title === null ? heading_tag : BELOW[heading_tag],
    /** Without a `question`, the answer is always open. */
    questions,
  };
};

export type FaqProps = NonNullable<ReturnType<typeof view>>;
