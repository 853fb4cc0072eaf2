import type { Clock } from '../../../application/ports/clock.ts';
import type { RebateDirectory } from '../../../application/ports/content/rebate-directory.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import { HttpRebateDirectory } from '../../http/http-rebate-directory.ts';

const REBATES_TIMEOUT_MS = 15_000;

/** Reads rebates from our own server; fetched with the first look-up. */
export const browserRebateDirectory = (clock: Clock, log: Logger): RebateDirectory =>
  new HttpRebateDirectory({
    address: '/api/rebates/productRebateDetails.json',
    timeoutMs: REBATES_TIMEOUT_MS,
    clock,
    log,
  });
