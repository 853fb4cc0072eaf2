import type { AskedRequests } from '../../application/ports/leads/asked-requests.ts';
import type { RateCounter } from '../system/rate-counter.ts';

/** How long a question can be answered, in milliseconds. After that it is asked again. */
const REMEMBERED_MS = 24 * 3_600_000;

/** Remembers with the rate counter, across instances if that is shared. */
export class CountedAskedRequests implements AskedRequests {
  constructor(private readonly counter: RateCounter) {}

  readonly wasAsked = (request: string) => async (): Promise<boolean> => {
    try {
      return (await this.counter.increment(`asked-request:${request}`, REMEMBERED_MS)).count > 1;
    } catch {
      // Nobody can answer a question that is forgotten at once.
      return true;
    }
  };
}
