import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back when the visitor has left a field. While a pointer is down it waits: a message that appears would move
 * what they are about to click. When `leave` answers true, the focus goes back to the field.
 */
export const useLeaving = (
  form: RefObject<HTMLFormElement | null>,
  leave: (name: string, text: string) => boolean,
): ((left: EventTarget) => void) => {
  const pressing = useRef(false);
  const left = useRef<ReadonlyArray<HTMLInputElement>>([]);

  const report = useCallback(() => {
    const fields = left.current;
    left.current = [];
    for (const field of fields) {
      const isBack = field.ownerDocument.activeElement === field;
      if (!isBack && leave(field.name, field.value)) field.focus();
    }
    // By the next frame the messages are there.
    const page = fields[0]?.ownerDocument;
    if (page !== undefined) requestAnimationFrame(() => keepFocusInView(page));
  }, [leave]);

  useEffect(() => {
    const page = form.current?.ownerDocument;
    if (page === undefined) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const onPointerDown = () => void (pressing.current = true);
    const released = () => {
      pressing.current = false;
      // After the click that follows.
      setTimeout(report, 0);
    };
    page.addEventListener('pointerdown', onPointerDown, options);
    page.addEventListener('pointerup', released, options);
    page.addEventListener('pointercancel', released, options);
    return () => listening.abort();
  }, [form, report]);

  return useCallback(
    (target) => {
      if (!isField(target)) return;
      left.current = [...left.current, target];
      if (!pressing.current) setTimeout(report, 0);
    },
    [report],
  );
};

/** Brings back what has the focus, when messages that came after the browser had scrolled to it push it out of the window. */
const keepFocusInView = ({ activeElement: focused, body, documentElement }: Document): void => {
  if (focused === null || focused === body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < 0 || bottom > documentElement.clientHeight) focused.scrollIntoView({ block: 'nearest' });
};

/** Fields that may be left in a wrong state; a choice is judged when it is sent. */
const isField = (target: EventTarget): target is HTMLInputElement =>
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'hidden'].includes(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;
