import { textIn } from '../area-on-page.ts';
import { FORM_DRAFTS_KEY, LOCAL_KEY, PROFILE_KEY, SESSION_KEY } from './storage-keys.ts';

/** Whether the browser stores data that can fill in forms: an area, a profile or drafts. */
export const knowsVisitor = (session: () => Storage, local: () => Storage): boolean =>
  [SESSION_KEY, PROFILE_KEY, FORM_DRAFTS_KEY].some((key) => textIn(session, key) !== '') ||
  textIn(local, LOCAL_KEY) !== '';
