import { dayText, FACTS_CHECKED_ON } from '../content/facts.ts';

/** Who offers the documents, and where a reader of a printed one finds more. */
export interface Imprint {
  readonly brandName: string;
  /** As it is dialed and read, `1-800-555-0199`. */
  readonly phone: string;
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
}

/** The edition of all documents: it rises, and the day moves, when a text of them changes. */
export const DOCUMENT_EDITION = { version: 3, day: '2026-11-28' } as const;

/** What each document ends with. */
export const imprintLines = ({ brandName, phone, siteUrl }: Imprint): ReadonlyArray<string> => [
  `${brandName}. Questions? Call ${phone}, or see ${siteUrl.replace(/^https?:\/\//, '')}/resources/.`,
  editionLine(),
];

/** Of what day the documents and their facts are. */
export const editionLine = (): string =>
  `Version ${DOCUMENT_EDITION.version}, ${dayText(DOCUMENT_EDITION.day, 'en')}. Facts last checked: ${dayText(FACTS_CHECKED_ON, 'en')}.`;
