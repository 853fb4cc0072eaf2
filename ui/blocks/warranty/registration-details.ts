import type { WarrantyTexts } from './texts.ts';

/** What was typed in the dialog, by the names of its fields. */
export type TypedDetails = Readonly<Record<string, string>>;

/** What a visitor typed of the details: one line for each, labeled; null where nothing was. `missing`: the labels of the others. */
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
