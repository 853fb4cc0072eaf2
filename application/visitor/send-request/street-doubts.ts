import type { LeadField } from '../../../domain/lead/lead.ts';
import { isStreetAddress } from '../../../domain/lead/street-address.ts';

/** Texts that do not seem to be a street: each is pointed out once, so that visitors can leave the field (contract, section 7). */
export class StreetDoubts {
  private readonly pointedOut = new Set<string>();

  /** Whether to point out what is in a field. */
  isNew(field: LeadField, text: string): boolean {
    const street = text.trim();
    if (field !== 'addressLine1' || street === '' || isStreetAddress(street)) return false;
    if (this.pointedOut.has(street)) return false;
    this.pointedOut.add(street);
    return true;
  }
}
