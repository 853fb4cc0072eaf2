import type { LeadField } from '../../../domain/lead/lead.ts';
import { isStreetAddress } from '../../../domain/lead/street-address.ts';

/** Warns once about each text that doesn't look like a street, so that the visitor can still leave the field (contract, section 7). */
export class StreetDoubts {
  private readonly pointedOut = new Set<string>();

  /** Whether to warn about this value. */
  isNew(field: LeadField, text: string): boolean {
    const street = text.trim();
    if (field !== 'addressLine1' || street === '' || isStreetAddress(street)) return false;
    if (this.pointedOut.has(street)) return false;
    this.pointedOut.add(street);
    return true;
  }
}
