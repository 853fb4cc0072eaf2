/** Where browsers report that something else had changed a page. */
export const CHANGED_PAGES_PATH = '/changed-pages';
