import type { RecordsUnavailable } from '../../application/ports/dealers/dealer-records.ts';

/** Converts a database failure to the core's type. Contains only the failure's code, because the database's message may quote data. */
export const recordsUnavailable = (failure: unknown): RecordsUnavailable => ({
  _tag: 'RecordsUnavailable',
  fault: `database: ${codeOf(failure)}`,
});

const codeOf = (failure: unknown): string => {
  const { code, errstr } = (failure ?? {}) as { readonly code?: unknown; readonly errstr?: unknown };
  return [code, errstr].filter((part) => typeof part === 'string').join(', ') || 'unknown failure';
};
