/** Waits for work, at most `budgetMs` milliseconds. Returns whether it ended in time. Rejects if the work rejects in time. */
export const withTimeout = async (budgetMs: number, work: Promise<unknown> | undefined): Promise<boolean> => {
  if (work === undefined) return true;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, budgetMs, false);
  });
  return Promise.race([work.then(() => true), timeout]).finally(() => clearTimeout(timer));
};
