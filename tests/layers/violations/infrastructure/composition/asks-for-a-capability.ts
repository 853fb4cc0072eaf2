/** Loads a capability by its name instead of what the page needs. */
export const loadForms = (load: (need: string) => Promise<void>): Promise<void> => load('leads');
