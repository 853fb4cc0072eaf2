import { REBATES_PATH } from '../estimate-savings/zip-box-texts.ts';
import { LIST_PATH } from '../find-dealers/search-address.ts';
import { TROUBLESHOOTING_PATH } from '../../../domain/help/troubleshooting.ts';
import type { SavedKind } from '../../../domain/visitor/saved-pages.ts';

export const keepSavedTexts = {
  save: 'Save this dealer',
  isSaved: 'Saved on this device',
  refused: 'Your browser doesn’t let us save anything. Print or share this page instead.',
  heading: 'Saved',
  lead: 'This list is on this device only. Nobody else sees it, and neither do we.',
  dealers: 'Dealers',
  pages: 'Pages',
  lastPages: 'Where you left off',
  remove: 'Remove',
  emptyHeading: 'Nothing saved yet',
  print: 'Print for the furnace door',
  reading: 'Looking for what you saved … If nothing shows up here, reload the page.',
  withoutScripts:
    'Saving needs JavaScript, which is off in your browser. Bookmark the dealer’s page instead, or print it.',
} as const;

/** What to save first, while the list is empty. */
export const SAVED_IDEAS: ReadonlyArray<{
  readonly href: string;
  readonly title: string;
  readonly text: string;
}> = [
  {
    href: LIST_PATH,
    title: 'A dealer to call',
    text: 'Find one near you and choose “Save this dealer”. The number is here when you need it.',
  },
  {
    href: REBATES_PATH,
    title: 'What you could save',
    text: 'Check the rebates for your zip. Your last check, estimate and comparison stay here.',
  },
  {
    href: TROUBLESHOOTING_PATH,
    title: 'A guide for your system',
    text: 'Read the safe checks before something fails. Choose “Save this page” to keep it here.',
  },
];

/** The kind of a saved page, above its title. */
export const SAVED_KIND_NAMES: Readonly<Record<Exclude<SavedKind, 'dealer' | 'page'>, string>> = {
  request: 'Your request',
  comparison: 'Last comparison',
  estimate: 'Last estimate',
  rebates: 'Last rebate check',
  guide: 'Last guide',
  product: 'Last product',
};

/** The accessible name of the Remove button. */
export const removeLabel = (title: string): string => `Remove ${title}`;

/** The page's meta description. */
export const savedDescription = (brandName: string): string =>
  `The ${brandName} dealers, comparisons and estimates you saved on this device.`;
