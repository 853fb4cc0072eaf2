/** The path of the page with the rebates of an area. */
export const REBATES_PATH = '/resources/rebates/';

/** The address of the rebates of an area; `zip` is a postal code. */
export const rebatesNear = (zip: string): string => `${REBATES_PATH}?zip=${encodeURIComponent(zip)}`;

/** What the boxes say in which the zip of an area is asked for, on pages with savings and on others (specification, sections 2 and 8). */
export const zipBoxTexts = {
  form: 'Check rebates near you',
  zipLabel: 'Zip/Postal code',
  /** On pages that have another zip box too. */
  teaserLabel: 'Your zip or postal code',
  zipHint: 'US zip or Canadian postal code',
  zipMissing: 'Enter your zip/postal code.',
  zipMalformed: 'Enter 5 digits, like 60601, or a postal code, like M5V 3L9.',
  submit: 'See my savings',
} as const;

/** What a box for the zip of rebates says, in any language. */
export type RebateBoxTexts = { readonly [name in Exclude<keyof typeof zipBoxTexts, 'teaserLabel'>]: string };
