import type { Client } from '../../../infrastructure/pages/render-queue.ts';

/** A client whose visitor has no limits. */
export const aClient = (visitor = '192.0.2.1/32', parts: Partial<Client> = {}): Client => {
  const client: Client = {
    visitor,
    isGone: () => false,
    admit: async () => undefined,
    charge: (work) => work(),
  };
  return { ...client, ...parts };
};
