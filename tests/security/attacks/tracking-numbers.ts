import { atMost, mustHold } from '../../bench/figure.ts';
import { samplePools } from '../../../infrastructure/sample/sample-pools.ts';
import { ask } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import type { AttackMeasurement } from '../attack-measurement.ts';

const CALLS = 40;
const SETTINGS = { SEED_DEALERS: '5', TRUST_PROXY: 'loopback', RATE_LIMIT: '0' };
const [POOL] = samplePools();

const numberFor = async (site: string, visitor: string, session: string): Promise<string | null> => {
  const query = `pool=${POOL?.pool ?? ''}&routingGroup=group-1&mtaSessionId=${session}`;
  const { body } = await ask(`${site}/api/call-routing/run?${query}`, {
    headers: { 'x-forwarded-for': visitor },
  });
  const { dnis } = JSON.parse(body) as { readonly dnis: string };
  return dnis === POOL?.fallbackNumber ? null : dnis;
};

/** One visitor who invents sessions to get all tracking numbers of a pool (quality). */
export const measureTrackingNumbers: AttackMeasurement = () =>
  usingAttackedSite(SETTINGS, async ({ address }) => {
    const before = await numberFor(address, '203.0.113.1', 'an earlier visitor');
    const taken = new Set<string | null>();
    for (let call = 0; call < CALLS; call++)
      taken.add(await numberFor(address, '203.0.113.2', `fresh ${call}`));
    const after = await numberFor(address, '203.0.113.3', 'a later visitor');
    const renewed = await numberFor(address, '203.0.113.1', 'an earlier visitor');
    taken.delete(null);
    const size = POOL?.numbers.length ?? 0;
    const what = `One visitor, ${CALLS} calls with new session ids`;
    return [
      atMost(`${what}: tracking numbers held, of ${size}`, taken.size, size / 4),
      mustHold(`${what}: an earlier visitor keeps their number`, before !== null && before === renewed),
      mustHold(`${what}: a later visitor gets a number`, after !== null && !taken.has(after)),
    ];
  });
