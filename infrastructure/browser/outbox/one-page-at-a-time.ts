/** The part of the browser's `LockManager` that is used. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<boolean>,
  ): Promise<boolean>;
}

/**
 * Does the work unless another page of the site is doing it. Returns the work's result, or `true` (something is left) when the lock is
 * taken. If locks aren't available, does the work without one.
 */
export const onePageAtATime = async (
  locks: Locks | undefined,
  name: string,
  work: () => Promise<boolean>,
): Promise<boolean> => {
  if (locks === undefined) return work();
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? true : work()));
  } catch {
    return work();
  }
};
