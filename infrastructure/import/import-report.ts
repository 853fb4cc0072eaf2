import type { Refusals } from './refusal.ts';

/** The result of an import, which stores all rows or none. Notes are sentences for the operator. */
export type ImportReport =
  | { readonly kind: 'refused'; readonly refusals: Refusals }
  | { readonly kind: 'imported'; readonly rows: number; readonly notes: ReadonlyArray<string> };
