/** Waits for work, but no longer than a budget in milliseconds. */
export const within = async (budgetMs: number, work: Promise<void> | undefined): Promise<void> => {
  if (work === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, budgetMs);
  });
  await Promise.race([work, timeIsUp]).finally(() => clearTimeout(timer));
};
