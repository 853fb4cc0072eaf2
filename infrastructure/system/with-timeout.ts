/** Waits for work, but no longer than a budget in milliseconds; answers whether it ended in time. Rejects as the work does. */
export const withTimeout = async (budgetMs: number, work: Promise<unknown> | undefined): Promise<boolean> => {
  if (work === undefined) return true;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, budgetMs, false);
  });
  return Promise.race([work.then(() => true), timeout]).finally(() => clearTimeout(timer));
};
