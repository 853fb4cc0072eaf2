import type { Measurement } from './measurement.ts';
import { compare } from './against-peer.ts';
import { searchOf } from './dealer-search.ts';
import { usingSite } from './opened.ts';
import { zips } from './postal-codes.ts';

const MANY = 200_000;
const FEW = 20_000;
const CODES = 200;
const CONNECTIONS = 10;

/** The same searches among many dealers and among few, on two sites, by turns. */
export const measureManyDealers: Measurement = (pace) =>
  usingSite({ SEED_DEALERS: String(MANY) }, (many) =>
    usingSite({ SEED_DEALERS: String(FEW) }, async (few) => {
      const requests = zips()
        .slice(0, CODES)
        .map((code) => ({ path: searchOf(code) }));
      const { ours, bare } = await compare(
        { ours: many.address, bare: few.address },
        { connections: CONNECTIONS, requests },
        pace,
      );
      return [
        {
          what: `Dealer search among ${MANY} dealers / among ${FEW}, median latency`,
          measured: ours.p50 / bare.p50,
          unit: 'ratio',
          goal: { atMost: 1.3 },
          note: `${ours.p50.toFixed(1)} ms / ${bare.p50.toFixed(1)} ms`,
        },
        {
          what: `Dealer search among ${MANY} dealers / among ${FEW}, p99`,
          measured: ours.p99 / bare.p99,
          unit: 'ratio',
          note: `${ours.p99.toFixed(1)} ms / ${bare.p99.toFixed(1)} ms`,
        },
      ];
    }),
  );
