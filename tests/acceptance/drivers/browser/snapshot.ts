import type { Document } from 'domhandler';
import type { Page } from 'playwright-core';
import { readHtml, UNSEEN } from '../../reader/html.ts';

/** A snapshot of a page: its html with the field values, and with invisible parts marked. */
export const snapshotOf = async (page: Page): Promise<Document> =>
  readHtml(await page.evaluate(takeSnapshot, UNSEEN));

/** Runs in the page: it may use nothing from outside and define no named functions, which the loader would wrap. */
const takeSnapshot = (unseen: string): string => {
  // The copy is in a document without a window, so its resources are not fetched.
  const copy = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  const copies = copy.querySelectorAll('*');
  document.documentElement.querySelectorAll('*').forEach((element, i) => {
    const other = copies[i];
    if (other === undefined) return;
    if (!element.checkVisibility({ visibilityProperty: true })) other.setAttribute(unseen, '');
    if (element instanceof HTMLInputElement) {
      other.setAttribute('value', element.value);
      other.toggleAttribute('checked', element.checked);
    }
    if (element instanceof HTMLTextAreaElement) other.textContent = element.value;
    if (element instanceof HTMLOptionElement) other.toggleAttribute('selected', element.selected);
  });
  return copy.outerHTML;
};
