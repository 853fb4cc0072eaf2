/** A fetch that runs once, however often it is asked for; one that failed runs again when it is asked for next. */
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
