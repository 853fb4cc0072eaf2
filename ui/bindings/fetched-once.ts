/** Wraps a fetch so that it runs once and is shared by all callers. After a failure, the next call fetches again. */
export const fetchedOnce = <A>(fetchIt: () => Promise<A>): (() => Promise<A>) => {
  let fetched: Promise<A> | null = null;
  return () => {
    fetched ??= fetchIt().catch((fault: unknown) => {
      fetched = null;
      throw fault;
    });
    return fetched;
  };
};
