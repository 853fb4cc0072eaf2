import type { LeadSenders } from '../../../application/ports/leads/lead-senders.ts';

/** Keeps networks as they are. */
export class PlainLeadSenders implements LeadSenders {
  private readonly networks = new Map<string, string>();

  note(leadId: string, network: string): void {
    if (network !== '') this.networks.set(leadId, network);
  }

  readonly networkOf = (leadId: string): string | null => this.networks.get(leadId) ?? null;
}
