/**
 * The longest time in milliseconds that the server's event loop was held since the last call. The server itself measures it, and
 * forgets it with each scrape of `/metrics`.
 */
export const longestStall = async (site: string): Promise<number> => {
  const read = (): Promise<Response> => fetch(`${site}/metrics`);
  // The site may have just closed a connection that was idle.
  const metrics = await (await read().catch(read)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error('/metrics does not report the event loop');
  return Number(seconds) * 1000;
};
