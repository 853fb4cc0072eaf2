import type { WarrantyTexts } from './texts.ts';

/** The values typed in the dialog, by field name. */
export type TypedDetails = Readonly<Record<string, string>>;

/** The typed details, one labeled line each; null if nothing was typed. `missing` has the labels of the empty fields. */
export const registrationLines = (
  labels: WarrantyTexts['details'],
  typed: (name: string) => string,
): { readonly lines: string | null; readonly missing: ReadonlyArray<string> } => {
  const details = Object.entries(labels).map(([name, label]) => ({ label, value: typed(name).trim() }));
  const known = details.filter(({ value }) => value !== '');
  return {
    lines: known.length === 0 ? null : known.map(({ label, value }) => `${label}: ${value}\n`).join(''),
    missing: details.flatMap(({ label, value }) => (value === '' ? [label] : [])),
  };
};
