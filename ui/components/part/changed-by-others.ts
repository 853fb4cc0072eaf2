/** Whether React failed because something else has moved or removed a node of the page, such as the browser's translator. */
export const isChangedByOthers = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'NotFoundError';
