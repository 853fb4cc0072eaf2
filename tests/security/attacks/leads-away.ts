import { EVIL } from './ambiguous-requests.ts';
import type { Answer } from '../ask.ts';

/** Links, forms, canonical addresses and entries of a sitemap. */
const AWAY = new RegExp(`(?:href|action|content|src)="(?:https?:)?//${EVIL}|<loc>[^<]*${EVIL}`, 'i');

/** Whether an answer leads to another host. */
export const leadsAway = ({ headers, body }: Answer): boolean =>
  /^(?:[a-z]+:|[/\\]{2})/i.test(headers['location'] ?? '') || AWAY.test(body);
