import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LeadSenders } from '../../application/ports/leads/lead-senders.ts';

/** More than the leads that wait for digests even in a flood; about 5 MB. The oldest are forgotten. */
const MAX_LEADS = 50_000;

/** Keeps hashes of networks in memory, with a salt that no one else has, so that they reveal nothing even in a dump. */
export class MemoryLeadSenders implements LeadSenders {
  private readonly salt = randomBytes(32);
  private readonly networks = new LRUCache<string, string>({ max: MAX_LEADS });

  note(leadId: string, network: string): void {
    if (network === '') return;
    this.networks.set(leadId, createHmac('sha256', this.salt).update(network).digest('base64url'));
  }

  readonly networkOf = (leadId: string): string | null => this.networks.peek(leadId) ?? null;
}
