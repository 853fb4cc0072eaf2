import type { AskedDealers } from '../../../application/ports/visitor/asked-dealers.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';

/** Remembers asked dealers in memory, for one visit. */
export class MemoryAskedDealers implements AskedDealers {
  private readonly asked = new Map<CompanyId, number>();

  readonly askedAt = (dealer: CompanyId): number | null => this.asked.get(dealer) ?? null;

  readonly keep = (dealer: CompanyId, at: number): void => void this.asked.set(dealer, at);
}
