import type * as contact from './opened-contact.tsx';

type OpenedContact = typeof contact;

let opened: OpenedContact | null = null;

/** The components of the open contact section; null: not fetched yet, and the server's html stays. */
export const openedContact = (): OpenedContact | null => opened;

/** Fetches the components; rejects if that fails. */
export const fetchOpenedContact = async (): Promise<void> => {
  opened = await import('./opened-contact.tsx');
};
