import type { MigrationProvider } from 'kysely/migration';
import * as editions from './0001-editions.ts';

/** Every migration in order. One that has been released is never changed: the next one follows it. */
export const MIGRATIONS: MigrationProvider = {
  getMigrations: () => Promise.resolve({ '0001-editions': editions }),
};
