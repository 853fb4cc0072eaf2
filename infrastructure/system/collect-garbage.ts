/** Frees what only a start needs, which would otherwise stay until the heap grows. Only `npm start` exposes the collector. */
export const collectGarbage = (execution: 'sync' | 'async'): void => {
  void globalThis.gc?.({ type: 'major', execution, flavor: 'last-resort' });
};
