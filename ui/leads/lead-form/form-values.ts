import type { Draft, LeadField } from '../../../application/visitor/send-request/send-request-view.ts';

/** What is in a form's fields; a field without anything ticked or chosen is empty. */
export const valuesOf = (form: HTMLFormElement, names: ReadonlyArray<LeadField>): Draft => {
  const data = new FormData(form);
  return Object.fromEntries(
    names.flatMap((name) => {
      if (form.elements.namedItem(name) === null) return [];
      const value = data.get(name);
      return [[name, typeof value === 'string' ? value : '']];
    }),
  );
};

/**
 * Puts values into a form's fields: what is typed, and the field that has the focus, stay unless they overwrite it, since a key may
 * have come between what was read and what is put; and nothing is emptied but what was put `before` and is still there.
 */
export const putValues = (
  form: HTMLFormElement,
  values: Draft,
  overwrites: boolean,
  before: Readonly<Record<string, string | undefined>> = {},
): void => {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked ||= value === control.value;
    } else if (control instanceof RadioNodeList || isTextual(control)) {
      const mayBePut = overwrites
        ? value !== '' || control.value === before[name]
        : control.value === '' && control !== form.ownerDocument.activeElement;
      if (mayBePut) control.value = value;
    }
  }
};

/** Puts the reader at a field: the first of a group. */
export const focusOn = (form: HTMLFormElement, name: LeadField): void => {
  const control = form.elements.namedItem(name);
  const first = control instanceof RadioNodeList ? control[0] : control;
  if (first instanceof HTMLElement) first.focus();
};

const isTextual = (control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;
