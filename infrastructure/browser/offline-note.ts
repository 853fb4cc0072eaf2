/** The text of a search form for visitors without a connection; null in other forms. */
export const offlineNoteOf = (form: Element | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[data-offline]') ?? null;

/** Sends a search as a page load if the site answers. Else shows the note: the browser's own page would replace what was typed. */
export const sendOnline = (form: HTMLFormElement, note: HTMLElement): void =>
  void fetch(form.action, { method: 'HEAD' }).then(
    () => form.submit(),
    () => (note.hidden = false),
  );

/** Keeps the page when a search is sent offline. Listens ahead of React, which would show the failed search instead of what was found. */
export const noteOffline = (): void =>
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const note = offlineNoteOf(form);
      if (!note) return;
      note.hidden = true;
      if (navigator.onLine) return;
      event.preventDefault();
      event.stopPropagation();
      sendOnline(form, note);
    },
    true,
  );
