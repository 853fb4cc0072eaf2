import type { AskedRequests } from '../../../application/ports/leads/asked-requests.ts';

/** Remembers requests in memory, for as long as it lives. */
export class MemoryAskedRequests implements AskedRequests {
  private readonly asked = new Set<string>();

  readonly wasAsked = (request: string) => async (): Promise<boolean> => {
    const wasAsked = this.asked.has(request);
    this.asked.add(request);
    return wasAsked;
  };
}
