import { compare } from './against-peer.ts';
import { answerOf } from './answer.ts';
import { searchOf } from './dealer-search.ts';
import type { Measurement } from './measurement.ts';
import { usingSite } from './pages/opened.ts';
import { zips } from './postal-codes.ts';

const MANY = 200_000;
const FEW = 20_000;
const CODES = 200;
const CONNECTIONS = 10;

/** How many dealers an answer holds on average: among more dealers answers are longer, up to their limit. */
const dealersAnswered = async (site: string, codes: ReadonlyArray<string>): Promise<number> => {
  let sum = 0;
  for (const code of codes) {
    const { base64 } = await answerOf(`${site}${searchOf(code)}`);
    sum += (JSON.parse(Buffer.from(base64, 'base64').toString()) as { count: number }).count;
  }
  return sum / codes.length;
};

/** The same searches among many dealers and among few, on two sites, by turns. */
export const measureManyDealers: Measurement = (pace) =>
  usingSite({ SEED_DEALERS: String(MANY) }, (many) =>
    usingSite({ SEED_DEALERS: String(FEW) }, async (few) => {
      const codes = zips().slice(0, CODES);
      const requests = codes.map((code) => ({ path: searchOf(code) }));
      const answered = [
        await dealersAnswered(many.address, codes),
        await dealersAnswered(few.address, codes),
      ];
      const servers = {
        ours: { address: many.address, pid: many.process.pid },
        bare: { address: few.address, pid: few.process.pid },
      };
      const { ours, bare } = await compare(servers, { connections: CONNECTIONS, requests }, pace);
      const what = `Dealer search among ${MANY} dealers / among ${FEW}`;
      const size = answered.map((count) => count.toFixed(0)).join(' / ');
      return [
        {
          what: `${what}, median latency`,
          measured: ours.p50 / bare.p50,
          unit: 'ratio',
          goal: { atMost: 1.3 },
          note: `${ours.p50.toFixed(1)} ms / ${bare.p50.toFixed(1)} ms; ${size} dealers an answer`,
        },
        {
          what: `${what}, p99`,
          measured: ours.p99 / bare.p99,
          unit: 'ratio',
          note: `${ours.p99.toFixed(1)} ms / ${bare.p99.toFixed(1)} ms`,
        },
      ];
    }),
  );
