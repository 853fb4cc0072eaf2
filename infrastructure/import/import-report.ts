import type { Refusals } from './refusal.ts';

/** How an import ended: with everything stored, or with nothing. Notes are sentences for the operator. */
export type ImportReport =
  | { readonly kind: 'refused'; readonly refusals: Refusals }
  | { readonly kind: 'imported'; readonly rows: number; readonly notes: ReadonlyArray<string> };
