import type { Outage } from './outages.ts';
import type { Storage } from '../storage.ts';

const endConnections = (database: string): string =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`;

/** Outages of a PostgreSQL database while its server keeps running. */
export const postgresqlOutages = ({ administer }: Storage): ReadonlyArray<Outage> => {
  const played = (
    name: string,
    begins: (database: string) => string,
    ends: (database: string) => string,
  ) => ({
    name,
    begin: async () => {
      await administer?.(begins);
      await administer?.(endConnections);
      return {
        stop: async () => {
          await administer?.(ends);
          await administer?.(endConnections);
        },
      };
    },
  });
  return [
    played(
      'database gone',
      (database) => `alter database ${database} with allow_connections false`,
      (database) => `alter database ${database} with allow_connections true`,
    ),
    played(
      'database read-only',
      (database) => `alter database ${database} set default_transaction_read_only = on`,
      (database) => `alter database ${database} reset default_transaction_read_only`,
    ),
  ];
};
