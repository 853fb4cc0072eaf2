import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `leave` after the visitor has left a field. While a pointer is down it waits, since a new message would move the element
 * being clicked. If `leave` returns true, the focus goes back to the field and its text is selected. The field that loses the focus by that
 * wasn't left by the visitor.
 */
export const useLeaving = (
  form: RefObject<HTMLFormElement | null>,
  leave: (name: string, text: string) => boolean,
): ((left: EventTarget) => void) => {
  const pressing = useRef(false);
  const returning = useRef(false);
  const left = useRef<ReadonlyArray<HTMLInputElement>>([]);

  const report = useCallback(() => {
    const fields = left.current;
    left.current = [];
    for (const field of fields) {
      const isBack = field.ownerDocument.activeElement === field;
      if (isBack || !leave(field.name, field.value)) continue;
      returning.current = true;
      field.focus();
      if (field instanceof HTMLInputElement) field.select();
      returning.current = false;
    }
    // The messages are rendered by the next frame.
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
      // Deferred until after the click that follows.
      setTimeout(report, 0);
    };
    page.addEventListener('pointerdown', onPointerDown, options);
    page.addEventListener('pointerup', released, options);
    page.addEventListener('pointercancel', released, options);
    return () => listening.abort();
  }, [form, report]);

  return useCallback(
    (target) => {
      if (!isField(target) || returning.current) return;
      left.current = [...left.current, target];
      if (!pressing.current) setTimeout(report, 0);
    },
    [report],
  );
};

/** Scrolls the focused element back into view if messages have pushed it out of the window. */
const keepFocusInView = ({ activeElement: focused, body, documentElement }: Document): void => {
  if (focused === null || focused === body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < 0 || bottom > documentElement.clientHeight) focused.scrollIntoView({ block: 'nearest' });
};

/** Fields that are checked when the visitor leaves them. Radio buttons and checkboxes are only checked on submit. */
const isField = (target: EventTarget): target is HTMLInputElement =>
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'hidden'].includes(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;
