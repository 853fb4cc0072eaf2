import { mustHold } from '../../bench/figure.ts';
import { ask } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import { noneOf, type AttackMeasurement } from '../attack-measurement.ts';

const TOKEN = 'a-token-of-this-run-0123456789';

const FORWARDED: ReadonlyArray<Readonly<Record<string, string>>> = [
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
];

const WITHOUT_TOKEN: ReadonlyArray<Readonly<Record<string, string>>> = [
  {},
  { authorization: 'Bearer wrong' },
  { authorization: `Bearer ${TOKEN}x` },
  { authorization: 'Bearer ' },
  { 'x-forwarded-for': '203.0.113.9' },
];

/** The requests that get metrics, or a status below 400. */
const answered = async (address: string, requests: typeof FORWARDED): Promise<ReadonlyArray<string>> => {
  const answers = await Promise.all(requests.map((headers) => ask(`${address}/metrics`, { headers })));
  return requests.flatMap((headers, turn) => {
    const { status = 0, body = '' } = answers[turn] ?? {};
    const isAnswered = status < 400 || body.includes('# HELP');
    return isAnswered ? [`${status} to ${JSON.stringify(headers)}`] : [];
  });
};

/** Access to `/metrics`, which shows the number of leads. */
export const measureMetricsAccess: AttackMeasurement = async () => {
  const [forwarded, own] = await usingAttackedSite({}, async ({ address }) => [
    await answered(address, FORWARDED),
    await answered(address, [{}]),
  ]);
  const [refused, allowed] = await usingAttackedSite({ METRICS_TOKEN: TOKEN }, async ({ address }) => [
    await answered(address, WITHOUT_TOKEN),
    await answered(address, [{ authorization: `Bearer ${TOKEN}` }]),
  ]);
  return [
    noneOf('/metrics without a token, forwarded: answered', forwarded ?? []),
    mustHold('/metrics without a token, from this machine: answered', own?.length === 1),
    noneOf('/metrics with METRICS_TOKEN set, without it: answered', refused ?? []),
    mustHold('/metrics with METRICS_TOKEN set, with it: answered', allowed?.length === 1),
  ];
};
