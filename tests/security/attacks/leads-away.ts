import { EVIL } from './ambiguous-requests.ts';
import type { Answer } from '../ask.ts';

/** Matches links, forms, canonical addresses and sitemap entries with the foreign host. */
const AWAY = new RegExp(`(?:href|action|content|src)="(?:https?:)?//${EVIL}|<loc>[^<]*${EVIL}`, 'i');

/** Whether an answer links or redirects to another host. */
export const leadsAway = ({ headers, body }: Answer): boolean =>
  /^(?:[a-z]+:|[/\\]{2})/i.test(headers['location'] ?? '') || AWAY.test(body);
