/** The page with the rebates of an area. */
export const REBATES_PATH = '/resources/rebates/';

/** The address of the rebates of an area; `zip` is a postal code. */
export const rebatesNear = (zip: string): string => `${REBATES_PATH}?zip=${encodeURIComponent(zip)}`;

/** Texts of the zip boxes on pages with savings and on other pages (specification, sections 2 and 8). */
export const zipBoxTexts = {
  form: 'Check rebates near you',
  zipLabel: 'Zip/Postal code',
  /** For pages with a second zip box. */
  teaserLabel: 'Your zip or postal code',
  zipHint: 'US or Canada',
  zipMissing: 'Enter your zip/postal code.',
  zipMalformed: 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.',
  submit: 'See my savings',
} as const;

/** Texts of the rebate zip box in any language. */
export type RebateBoxTexts = { readonly [name in Exclude<keyof typeof zipBoxTexts, 'teaserLabel'>]: string };

/** The texts of the box on other pages, and the page with savings that it leads to. */
export interface RebateTeaserTexts {
  readonly path: string;
  readonly form: string;
  readonly label: string;
  readonly submit: string;
}

export const rebateTeaserTexts: RebateTeaserTexts = {
  path: REBATES_PATH,
  form: zipBoxTexts.form,
  label: zipBoxTexts.teaserLabel,
  submit: zipBoxTexts.submit,
};
