import { warrantyTexts as texts } from './texts.ts';

/** What the registration site asks for, by the name of its field, in the order of the dialog (specification, section 2). */
export const REGISTRATION_DETAILS = {
  serial: texts.serialNumber,
  installed: texts.installationDate,
  address: texts.installedAddress,
  dealer: texts.dealerName,
} as const;

/** What a visitor typed of them: one line for each, labeled; null where nothing was. `missing`: the labels of the others. */
export const registrationLines = (
  typed: (name: string) => string,
): { readonly lines: string | null; readonly missing: ReadonlyArray<string> } => {
  const details = Object.entries(REGISTRATION_DETAILS).map(([name, label]) => ({
    label,
    value: typed(name).trim(),
  }));
  const known = details.filter(({ value }) => value !== '');
  return {
    lines: known.length === 0 ? null : known.map(({ label, value }) => `${label}: ${value}\n`).join(''),
    missing: details.flatMap(({ label, value }) => (value === '' ? [label] : [])),
  };
};
