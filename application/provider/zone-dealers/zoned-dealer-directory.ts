import * as TE from 'fp-ts/TaskEither';
import { flow } from 'fp-ts/function';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import { withTimeZone, type ZonePorts } from './with-time-zone.ts';

/** Adds time zones to the dealers of any provider (contract, section 7: dealers' hours). */
export const zonedDealerDirectory = (provider: DealerDirectory, ports: ZonePorts): DealerDirectory => {
  const zoned = withTimeZone(ports);
  return {
    search: flow(
      provider.search,
      TE.map((answer) => ({ ...answer, dealers: answer.dealers.map((dealer) => zoned(dealer)) })),
    ),
    nearest: flow(
      provider.nearest,
      TE.map((dealers) => dealers.map((dealer) => zoned(dealer))),
    ),
  };
};
