import { ASK_PATHS } from './ask-address.ts';
import type { AskFormId } from './ask-dealer-view.ts';

/**
 * The form that a link's address asks for, where it may open above the page of the link: `Who are we helping
 * today?` needs no dealer. The others are for one: their own pages ask for the area first, and list its dealers.
 */
export const askedForm = (address: string): AskFormId | null =>
  address.split(/[?#]/)[0] === ASK_PATHS['contact-modal'] ? 'contact-modal' : null;
