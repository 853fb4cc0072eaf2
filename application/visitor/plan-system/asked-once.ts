/**
 * Remembers the last answer, so that the same question is asked only once in a row. An answer that isn't `final`, such as a failure, is
 * asked for again.
 */
export const askedOnce = <Q, A>(
  ask: (question: Q) => Promise<A>,
  isFinal: (answer: A) => boolean,
): ((question: Q) => Promise<A>) => {
  let last: { readonly key: string; readonly answer: Promise<A> } | null = null;
  return async (question) => {
    const key = JSON.stringify(question);
    const { answer } = (last = last?.key === key ? last : { key, answer: ask(question) });
    const found = await answer;
    if (!isFinal(found) && last?.answer === answer) last = null;
    return found;
  };
};
