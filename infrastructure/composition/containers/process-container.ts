import { Container } from 'inversify';
import type { Logger } from '../../../application/ports/logger.ts';
import type { Settings } from '../../settings/settings.ts';
import { SystemClock } from '../../system/system-clock.ts';
import type { Records } from '../open-records.ts';
import { callRoutingModule } from '../provider/call-routing-module.ts';
import { dealerServiceModule } from '../provider/dealer-module.ts';
import { leadServiceModule } from '../provider/lead-module.ts';
import { placeModule } from '../provider/place-module.ts';
import { rebateServiceModule } from '../provider/rebate-module.ts';
import { productServiceModule } from '../provider/product-module.ts';
import { reviewServiceModule } from '../provider/review-module.ts';
import { TOKENS } from './tokens.ts';

/** The process-wide services of the server, with their adapters. */
export const processContainer = (records: Records, log: Logger, settings: Settings): Container => {
  const container = new Container();
  container.bind(TOKENS.clock).toConstantValue(new SystemClock());
  container.bind(TOKENS.logger).toConstantValue(log);
  container.load(
    dealerServiceModule(records, settings),
    placeModule(records, settings),
    reviewServiceModule(records, settings),
    rebateServiceModule(records, settings),
    productServiceModule(records, settings),
    callRoutingModule(records, settings),
    leadServiceModule(records, settings),
  );
  return container;
};
