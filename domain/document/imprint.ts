import { dayText, FACTS_CHECKED_ON } from '../content/facts.ts';

/** The publisher of the documents, with contact details for readers of a printed copy. */
export interface Imprint {
  readonly brandName: string;
  /** Formatted as `1-800-555-0199`. */
  readonly phone: string;
  /** The site's address without a trailing slash. */
  readonly siteUrl: string;
}

/** The edition of all documents. Increase the version and set the day whenever a document's text changes. */
export const DOCUMENT_EDITION = { version: 3, day: '2026-11-28' } as const;

/** The last lines of each document. */
export const imprintLines = ({ brandName, phone, siteUrl }: Imprint): ReadonlyArray<string> => [
  `${brandName}. Questions? Call ${phone}, or see ${siteUrl.replace(/^https?:\/\//, '')}/resources/.`,
  editionLine(),
];

/** The line with the version and the date of the facts. */
export const editionLine = (): string =>
  `Version ${DOCUMENT_EDITION.version}, ${dayText(DOCUMENT_EDITION.day, 'en')}. Facts last checked: ${dayText(FACTS_CHECKED_ON, 'en')}.`;
