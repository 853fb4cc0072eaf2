import { PATIENCE_MS } from '../../../hang-guards.ts';

const LOOK_EVERY_MS = 25;

/** Checks a condition again and again until it holds, or a timeout ends. */
export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds()) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};

/** What is seen as soon as it matches a condition; what was seen last when it never does. */
export const seenWhen = async <A>(see: () => Promise<A>, matches: (seen: A) => boolean): Promise<A> => {
  let seen: { readonly value: A } | null = null;
  await until(async () => {
    seen = { value: await see() };
    return matches(seen.value);
  });
  return seen === null ? see() : (seen as { readonly value: A }).value;
};
