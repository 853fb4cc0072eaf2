import { textIn } from '../area-on-page.ts';
import { FORM_DRAFTS_KEY, LOCAL_KEY, PROFILE_KEY, SESSION_KEY } from './storage-keys.ts';

/** Whether a browser has anything in mind that forms may be filled in with: an area, details, or what was typed before. */
export const knowsVisitor = (session: () => Storage, local: () => Storage): boolean =>
  [SESSION_KEY, PROFILE_KEY, FORM_DRAFTS_KEY].some((key) => textIn(session, key) !== '') ||
  textIn(local, LOCAL_KEY) !== '';
