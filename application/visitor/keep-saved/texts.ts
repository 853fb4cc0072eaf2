import type { SavedKind } from '../../../domain/visitor/saved-pages.ts';

export const keepSavedTexts = {
  save: 'Save this dealer',
  isSaved: 'Saved on this device',
  refused: 'Your browser doesn’t let us save anything. Print or share this page instead.',
  heading: 'Saved',
  lead: 'This list is on this device only. Nobody else sees it, and neither do we.',
  dealers: 'Dealers',
  lastPages: 'Where you left off',
  remove: 'Remove',
  emptyHeading: 'Nothing saved yet',
  empty:
    'Open a dealer’s page and choose “Save this dealer”. Your last request, comparison, estimate, rebate check and guide show up here, too.',
  reading: 'Looking for what you saved … If nothing shows up here, reload the page.',
  withoutScripts:
    'Saving needs JavaScript, which is off in your browser. Bookmark the dealer’s page instead, or print it.',
  findADealer: 'Find a dealer',
} as const;

/** The kind of a saved page, above its title. */
export const SAVED_KIND_NAMES: Readonly<Record<Exclude<SavedKind, 'dealer'>, string>> = {
  request: 'Last request',
  comparison: 'Last comparison',
  estimate: 'Last estimate',
  rebates: 'Last rebate check',
  guide: 'Last guide',
};

/** The accessible name of the Remove button. */
export const removeLabel = (title: string): string => `Remove ${title}`;

/** The page's meta description. */
export const savedDescription = (brandName: string): string =>
  `The ${brandName} dealers, comparisons and estimates you saved on this device.`;
