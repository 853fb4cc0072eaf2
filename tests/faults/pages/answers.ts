import type { Page } from 'playwright-core';

/** How long a click has to show a result, in milliseconds: three seconds, and some for a busy machine. */
const SHOWN_WITHIN_MS = 3_700;
const POLL_INTERVAL_MS = 100;

/** Buttons without a form or a popover. */
export const SELECTOR = 'button[type="button"]:not([popovertarget])';

/** A button that only scripts handle: its index among the page's matching buttons, and its text. */
export interface ScriptedButton {
  readonly place: number;
  readonly name: string;
}

/** A page's visible buttons that only scripts handle, one of each kind; runs in the page. */
export const scriptedButtons = (selector: string): ReadonlyArray<ScriptedButton> => {
  const kinds = new Map<string, ScriptedButton>();
  document.querySelectorAll<HTMLButtonElement>(selector).forEach((button, place) => {
    const name = (button.ariaLabel ?? button.textContent).trim();
    // Cards repeat their buttons with other names.
    const kind = name.replace(/ for .*| of .*|\d.*/, '');
    const isVisible = button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isVisible && !button.disabled && !kinds.has(kind)) kinds.set(kind, { place, name });
  });
  return [...kinds.values()];
};

/** How many characters of a page's text are hidden, on the whole page or in the first window; runs in the page. */
export const hiddenText = (within: 'page' | 'window'): number => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let hidden = 0;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent === null || parent.closest('script, style, template, dialog, [hidden], [popover]')) continue;
    const isInWindow = parent.getBoundingClientRect().top < innerHeight;
    if (within === 'window' && !isInWindow) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      hidden += (text.textContent ?? '').trim().length;
  }
  return hidden;
};

/** Starts the application with a key press that does nothing else. */
export const startedByKey = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
};

/** What a visitor can notice: the address, the visible text, the scroll position, the focus. A busy state does not count. */
const shown = ({ selector, place }: { readonly selector: string; readonly place: number }): string => {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const busy of root.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  for (const element of root.querySelectorAll('script, link, style, head')) element.remove();
  // The clicked button has the focus in any case.
  const { activeElement } = document;
  const isButton = activeElement === document.querySelectorAll(selector)[place];
  const focused = isButton || activeElement === document.body ? '' : activeElement?.outerHTML;
  const scrolled = [...document.querySelectorAll('ul, ol')].map(({ scrollLeft }) => Math.round(scrollLeft));
  return [location.href, performance.timeOrigin, scrollY, scrolled.join(), focused, root.outerHTML].join(
    '\n',
  );
};

/** Clicks a button; returns whether a visible result followed in time. */
export const answers = async (page: Page, { place }: ScriptedButton): Promise<boolean> => {
  const button = page.locator(SELECTOR).nth(place);
  // Makes printing visible in the page.
  await page.evaluate(() => (window.print = () => void (document.body.dataset['printed'] = '')));
  await button.scrollIntoViewIfNeeded();
  const look = (): Promise<string> => page.evaluate(shown, { selector: SELECTOR, place });
  const before = await look();
  let isTabOpened = false;
  page.once('popup', () => (isTabOpened = true));
  await button.click({ noWaitAfter: true });
  const end = performance.now() + SHOWN_WITHIN_MS;
  while (performance.now() < end) {
    // A page that is loading cannot be read, and counts as a result.
    if (isTabOpened || (await look().catch(() => null)) !== before) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return false;
};
