import { OUTBOX_KEY } from '../memory/storage-keys.ts';

/** Whether leads of the visitor wait in the browser to be sent. */
export const leadsWait = (local: () => Storage): boolean => {
  try {
    return local().getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
};
