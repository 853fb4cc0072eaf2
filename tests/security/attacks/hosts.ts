import { usingAttackedSite } from '../attacked-site.ts';
import { FOREIGN, INJECTING, SMUGGLING, type RequestText } from './ambiguous-requests.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';
import { leadsAway } from './leads-away.ts';
import { answersIn, exchange, firstAnswer } from '../raw-exchange.ts';

const found = async (
  site: string,
  requests: Readonly<Record<string, RequestText>>,
  isBad: (received: string) => boolean,
): Promise<ReadonlyArray<string>> => {
  const { host } = new URL(site);
  const bad = await Promise.all(
    Object.entries(requests).map(async ([name, written]) => {
      const received = await exchange(site, written(host));
      return isBad(received) ? [`${name}: ${firstAnswer(received).status}`] : [];
    }),
  );
  return bad.flat();
};

/** Foreign hosts, misplaced line ends, and ambiguous requests (issue: no host poisoning, smuggling, redirect). */
export const measureHosts: AttackMeasurement = () =>
  usingAttackedSite({ RATE_LIMIT: '0' }, async ({ address }) => [
    noneOf(
      `${Object.keys(FOREIGN).length} requests naming another host: answers that link or redirect to it`,
      await found(address, FOREIGN, (received) => leadsAway(firstAnswer(received))),
    ),
    noneOf(
      `${Object.keys(INJECTING).length} requests with line ends: headers injected`,
      await found(address, INJECTING, (received) => 'x-injected' in firstAnswer(received).headers),
    ),
    noneOf(
      `${Object.keys(SMUGGLING).length} ambiguous requests: answers other than a single 400`,
      await found(
        address,
        SMUGGLING,
        (received) => answersIn(received) !== 1 || firstAnswer(received).status !== 400,
      ),
    ),
  ]);
