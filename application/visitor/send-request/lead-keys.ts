import type { ValidLead } from '../../../domain/lead/lead.ts';
import type { IdGenerator } from '../../ports/id-generator.ts';

/** Idempotency keys for sending a form: the same lead keeps its key, a changed lead gets a new one. */
export class LeadKeys {
  private last: { readonly lead: ValidLead; readonly text: string; readonly key: string } | null = null;

  constructor(private readonly keys: IdGenerator) {}

  keyOf(lead: ValidLead): string {
    const text = JSON.stringify(lead);
    if (this.last?.text !== text) this.last = { lead, text, key: this.keys.next() };
    return this.last.key;
  }

  /** The last lead, if it was sent under this key. */
  leadUnder(key: string): ValidLead | null {
    return this.last?.key === key ? this.last.lead : null;
  }
}
