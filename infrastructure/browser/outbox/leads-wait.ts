import { OUTBOX_KEY } from '../memory/storage-keys.ts';

/** Whether requests of the visitor wait in the browser for the network. */
export const leadsWait = (local: () => Storage): boolean => {
  try {
    return local().getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
};
