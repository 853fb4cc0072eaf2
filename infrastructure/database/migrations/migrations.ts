import type { MigrationProvider } from 'kysely/migration';
import * as editions from './0001-editions.ts';
import * as numberPools from './0002-number-pools.ts';
import * as leads from './0003-leads.ts';
import * as mailLimits from './0004-mail-limits.ts';
import * as forgottenAddresses from './0005-forgotten-addresses.ts';
import * as rebates from './0006-rebates.ts';
import * as products from './0007-products.ts';
import * as abuseLimits from './0009-abuse-limits.ts';
import * as untriedDeliveries from './0010-untried-deliveries.ts';
import * as requestEvents from './0011-request-events.ts';
import * as escalatedRequests from './0012-escalated-requests.ts';
import * as energyPrices from './0013-energy-prices.ts';
import * as incomeLimits from './0014-income-limits.ts';

/** All migrations in order. A released migration never changes; add a new one instead. */
export const MIGRATIONS: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-editions': editions,
      '0002-number-pools': numberPools,
      '0003-leads': leads,
      '0004-mail-limits': mailLimits,
      '0005-forgotten-addresses': forgottenAddresses,
      '0006-rebates': rebates,
      '0007-products': products,
      '0009-abuse-limits': abuseLimits,
      '0010-untried-deliveries': untriedDeliveries,
      '0011-request-events': requestEvents,
      '0012-escalated-requests': escalatedRequests,
      '0013-energy-prices': energyPrices,
      '0014-income-limits': incomeLimits,
    }),
};
