import type { CompanyId } from '../../../domain/dealer/company-id.ts';

/** The dealers that the visitor asked during the visit, in any tab of the browser. */
export interface AskedDealers {
  /** When a dealer was last asked, in milliseconds since 1970; null when it wasn't, or before this visit. */
  readonly askedAt: (dealer: CompanyId) => number | null;
  /** If the browser refuses to store it, other tabs don't know. */
  readonly keep: (dealer: CompanyId, at: number) => void;
}
