/** As much of the browser's `LockManager` as is used. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    work: (lock: unknown) => Promise<boolean>,
  ): Promise<boolean>;
}

/**
 * Does the work unless another page of the site is at it; answers what the work does, else `true`: there is something left to
 * do. Where a browser has no locks, or keeps them from a page, every page does it.
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
