import { PATIENCE_MS } from '../../../hang-guards.ts';

const POLL_INTERVAL_MS = 25;

/** A navigation ended the read, for example when a form without scripts was sent. */
const isOvertaken = (fault: unknown): boolean =>
  fault instanceof Error && fault.message.includes('Execution context was destroyed');

/** A read that a navigation ends counts as no match; the next one reads the new page. */
const looked = async (holds: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await holds();
  } catch (fault) {
    if (isOvertaken(fault)) return false;
    throw fault;
  }
};

/** Checks a condition repeatedly until it holds or a timeout ends. */
export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + PATIENCE_MS;
  while (!(await looked(holds)) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
};

/** The value read from the page once it matches a condition; the last value if it never does. */
export const seenWhen = async <A>(see: () => Promise<A>, matches: (seen: A) => boolean): Promise<A> => {
  let seen: { readonly value: A } | null = null;
  await until(async () => {
    seen = { value: await see() };
    return matches(seen.value);
  });
  return seen === null ? see() : (seen as { readonly value: A }).value;
};
