/** What the page itself is found by: content that bore one of these would replace it. */
const TAKEN: ReadonlySet<string> = new Set(['main', 'root', 'page-data', 'dataLayer']);

/** Whether a part of the content may be found under it, as `#fragment` of its page. */
export const isFreeFragment = (id: string): boolean =>
  /^\p{L}[\p{L}\p{M}\p{N}_-]*$/u.test(id) && !TAKEN.has(id);
