/** Ids that the page itself uses. Content must not redefine them. */
const TAKEN: ReadonlySet<string> = new Set(['main', 'root', 'page-data', 'dataLayer']);

/** Whether content may use this fragment id. */
export const isFreeFragment = (id: string): boolean =>
  /^\p{L}[\p{L}\p{M}\p{N}_-]*$/u.test(id) && !TAKEN.has(id);
