import { isRecord } from '../wire/json-values.ts';
import type { Fault } from './refusal.ts';

/** Finds texts at any depth that PostgreSQL can't store, with a NUL or a lone surrogate. */
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

/** The trimmed text of a cell; empty for a value that is neither a text nor a number. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
