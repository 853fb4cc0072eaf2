import { isRecord } from '../wire/json-values.ts';
import type { Fault } from './refusal.ts';

/** Texts that PostgreSQL cannot store, anywhere in a record: with a NUL, or with half of a character. */
export const textFaults = (value: unknown, field = ''): ReadonlyArray<Fault> => {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed()
      ? [{ field, reason: 'holds characters that aren’t text' }]
      : [];
  }
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    textFaults(below, field === '' ? name : `${field}.${name}`),
  );
};
