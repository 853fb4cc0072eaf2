import { atMost, atLeast, mustHold, type Figure } from '../../bench/figure.ts';
import { using } from '../../bench/pages/opened.ts';
import { zips } from '../../bench/postal-codes.ts';
import { answering } from '../../faults/fault.ts';
import { FaultServer } from '../../faults/fault-server.ts';
import { each } from '../../faults/lead-post.ts';
import { answeringIncentives } from '../../infrastructure/incentives-stand-in.ts';
import { ask, type Answer } from '../ask.ts';
import { usingAttackedSite } from '../attacked-site.ts';
import type { AttackMeasurement } from '../attack-measurement.ts';

const LIMIT = 300;
const AT_ONCE = 20;
const INVENTIONS = 113;
const REQUESTS = 450;
/** Renders that began before the budget was used up may end: at most one for each connection, with five calls each. */
const UNDER_WAY = AT_ONCE * 5;
/** An area takes one call for its utilities, and four for its rebates. */
const CALLS_AN_AREA = 5;

const VISITOR = { 'x-forwarded-for': '192.0.2.1' };
const OTHER = { 'x-forwarded-for': '198.51.100.1' };

const PAGE = '/resources/rebates/?zip=';
const API = '/api/rebates/productRebateDetails.json?zip=';

const askAll = async (addresses: ReadonlyArray<string>): Promise<ReadonlyArray<Answer>> => {
  const answers: Answer[] = [];
  await each(addresses.keys(), AT_ONCE, async (at) => {
    answers.push(await ask(addresses[at] ?? '', { headers: VISITOR }));
  });
  return answers;
};

const counting = (answers: ReadonlyArray<Answer>, status: number): number =>
  answers.filter((answer) => answer.status === status).length;

const asksToWait = ({ status, headers }: Answer): boolean =>
  status === 429 && Number(headers['retry-after']) > 0;

const openProvider = async () => {
  const provider = new FaultServer();
  const address = await provider.open();
  const utilities = { e: { name: 'Electric' }, f: { name: 'Power' } };
  provider.serve('/api/v1/utilities', answering({ utilities, gas_utilities: {} }));
  provider.serve(
    '/api/v1/calculator',
    answeringIncentives(() => []),
  );
  return { provider, address, stop: () => provider.close() };
};

const usingRebateSite = (
  use: (site: string, calls: () => number) => Promise<ReadonlyArray<Figure>>,
): Promise<ReadonlyArray<Figure>> =>
  using(openProvider(), ({ provider, address }) =>
    usingAttackedSite(
      {
        INCENTIVES_API_URL: address,
        INCENTIVES_API_KEY: 'key',
        TRUST_PROXY: 'loopback',
        RATE_LIMIT: String(LIMIT),
      },
      (site) => use(site.address, () => provider.asked.length),
    ),
  );

/** Utilities that don't exist are one question to the provider. */
const measureInventions = (): Promise<ReadonlyArray<Figure>> =>
  usingRebateSite(async (site, calls) => {
    const [zip = ''] = zips();
    const invented = Array.from(
      { length: INVENTIONS },
      (_, turn) => `${site}${turn % 2 === 0 ? PAGE : API}${zip}&utility=invented-${turn}`,
    );
    const answers = await askAll(invented);
    const what = `One visitor, ${INVENTIONS} invented utilities of one area`;
    return [
      atMost(`${what}: calls of the rebate provider`, calls(), CALLS_AN_AREA),
      atLeast(`${what}: answered`, counting(answers, 200), INVENTIONS),
    ];
  });

/** Areas asked for on pages or through the API: one budget. */
const measureAreas = async (): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const [by, paths] of [
    ['on pages', [PAGE]],
    ['through the API', [API]],
    ['by both', [PAGE, API]],
  ] as const)
    figures.push(
      ...(await usingRebateSite(async (site, calls) => {
        const [others, own] = [zips().slice(0, 4), zips().slice(4)];
        const addresses = Array.from(
          { length: REQUESTS },
          (_, turn) => `${site}${paths[turn % paths.length]}${own[turn]}`,
        );
        const answers = await askAll(addresses);
        const spent = calls();
        const refused = answers.filter(({ status }) => status !== 200);
        const cached = await ask(addresses[0] ?? '', { headers: VISITOR });
        const served = await Promise.all(
          others.map((zip, at) => ask(`${site}${at % 2 === 0 ? PAGE : API}${zip}`, { headers: OTHER })),
        );
        const what = `One visitor, ${REQUESTS} areas ${by}, limit ${LIMIT}`;
        return [
          atMost(`${what}: calls of the rebate provider`, spent, LIMIT + UNDER_WAY),
          mustHold(
            `${what}: then 429 with Retry-After`,
            refused.length > 0 && refused.every(asksToWait),
            `${refused.length} refused, ${refused.find((answer) => !asksToWait(answer))?.status}`,
          ),
          ...(paths[0] === PAGE
            ? [atLeast(`${what}: a cached page is served all the same`, cached.status === 200 ? 1 : 0, 1)]
            : []),
          atLeast(`${what}: others' new areas answered`, counting(served, 200), others.length),
        ];
      })),
    );
  return figures;
};

/** Renders that call no provider cost their time. */
const measureRenders = (): Promise<ReadonlyArray<Figure>> =>
  usingAttackedSite(
    { TRUST_PROXY: 'loopback', RATE_LIMIT: String(LIMIT), SEED_DEALERS: '300' },
    async ({ address }) => {
      const pages = zips()
        .slice(1, 4_000)
        .map((zip) => `${address}/find-a-dealer/?zipcode=${zip}`);
      const began = performance.now();
      const answers = await askAll(pages);
      const minutes = Math.ceil((performance.now() - began) / 60_000);
      const map = `${address}/maps/dealers.svg?zipcode=${zips()[0]}`;
      const [own, other] = [
        await ask(map, { headers: VISITOR }),
        await ask(`${address}/find-a-dealer/?zipcode=${zips()[0]}`, { headers: OTHER }),
      ];
      const what = `One visitor, ${pages.length} new pages in ${minutes} min`;
      return [
        atLeast(`${what}: refused with 429 and Retry-After`, answers.filter(asksToWait).length, 1),
        atMost(`${what}: rendered`, counting(answers, 200), minutes * LIMIT * 10),
        mustHold(`${what}: its maps are refused, too`, own.status === 429, String(own.status)),
        mustHold(`${what}: another visitor's page is served`, other.status === 200, String(other.status)),
      ];
    },
  );

/** One visitor's calls of providers, renders and maps have one budget (quality). */
export const measureVisitorBudget: AttackMeasurement = async () => [
  ...(await measureInventions()),
  ...(await measureAreas()),
  ...(await measureRenders()),
];
