import type { Draft, LeadField } from '../../../domain/lead/lead.ts';

/** The values of a form's fields. Unchecked and unselected fields are empty. */
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
 * Writes values into a form's fields. Without `overwrites`, only empty fields without the focus change, since the visitor may have
 * typed after the values were read. With it, an empty value only clears a field that still has its value from `before`.
 */
export const writeValues = (
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
      const mayWrite = overwrites
        ? value !== '' || control.value === before[name]
        : control.value === '' && control !== form.ownerDocument.activeElement;
      if (mayWrite) control.value = value;
    }
  }
};

/** Focuses a field; in a group, its first control. With `selects`, also selects its text. */
export const focusOn = (form: HTMLFormElement, name: LeadField, selects = false): void => {
  const control = form.elements.namedItem(name);
  const first = control instanceof RadioNodeList ? control[0] : control;
  if (first instanceof HTMLElement) first.focus();
  if (selects && first instanceof HTMLInputElement) first.select();
};

const isTextual = (control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;
