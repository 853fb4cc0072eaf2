import type { RecordsUnavailable } from '../../application/ports/dealers/dealer-records.ts';

/**
 * A failure of the database in the core's words. It names the failure's code and no more: the message
 * of a database may quote the data that it stumbled over.
 */
export const recordsUnavailable = (failure: unknown): RecordsUnavailable => ({
  _tag: 'RecordsUnavailable',
  fault: `database: ${codeOf(failure)}`,
});

const codeOf = (failure: unknown): string => {
  const { code, errstr } = (failure ?? {}) as { readonly code?: unknown; readonly errstr?: unknown };
  return [code, errstr].filter((part) => typeof part === 'string').join(', ') || 'unknown failure';
};
