import type * as contact from './opened-contact.tsx';

type OpenedContact = typeof contact;

let opened: OpenedContact | null = null;

/** What shows the form of the contact section and what comes of it; null: the browser has not fetched it yet, and keeps what the server rendered. */
export const openedContact = (): OpenedContact | null => opened;

/** Fetches it; rejects when that fails. */
export const fetchOpenedContact = async (): Promise<void> => {
  opened = await import('./opened-contact.tsx');
};
