import { ASK_PATHS } from './ask-address.ts';
import type { AskFormId } from './ask-dealer-view.ts';

/**
 * The form that a link opens as a modal. Only the help form can open without a dealer; the other forms need an area and a dealer first, so
 * their links navigate to their own pages (null).
 */
export const askedForm = (address: string): AskFormId | null =>
  address.split(/[?#]/)[0] === ASK_PATHS['contact-modal'] ? 'contact-modal' : null;
