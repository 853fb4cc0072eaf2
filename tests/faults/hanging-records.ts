import { setTimeout as pause } from 'node:timers/promises';
import { atMost, none, type Figure } from '../bench/figure.ts';
import { using, usingSite } from '../bench/pages/opened.ts';
import { zips } from '../bench/postal-codes.ts';
import { median } from '../bench/statistics.ts';
import { WordPressServer } from '../wordpress/wordpress-server.ts';
import type { FaultMeasurement } from './fault-measurement.ts';
import { answering, hanging, type Fault } from './fault.ts';
import { FaultServer } from './fault-server.ts';
import { GOOD_ANSWER } from './outages/provider-faults.ts';
import { QUIET } from './storage.ts';

/** The other records, each asked for once, and how often, in milliseconds; longer than three time-outs of the hanging one. */
const OTHERS = 74;
const EVERY_MS = 400;
/** How many clients keep asking for the record that hangs. */
const CLIENTS = 4;

/** A page waits up to 800 ms for a call that doesn't settle. */
const AT_MOST_MS = 800;

/** Addresses on the site: of the record that hangs, and of the others. */
interface Records {
  readonly what: string;
  readonly hanging: string;
  readonly others: ReadonlyArray<string>;
}

const measure = async (
  site: string,
  { what, hanging: bad, others }: Records,
): Promise<ReadonlyArray<Figure>> => {
  const ending = new AbortController();
  const askOn = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const answer = await fetch(`${site}${bad}`, { signal: ending.signal }).catch(() => null);
      await answer?.text();
      await pause(EVERY_MS / CLIENTS);
    }
  };
  const asking = Array.from({ length: CLIENTS }, askOn);
  const failed: string[] = [];
  const times: number[] = [];
  for (const other of others) {
    await pause(EVERY_MS);
    const began = performance.now();
    const answer = await fetch(`${site}${other}`);
    await answer.text();
    times.push(performance.now() - began);
    if (answer.status !== 200) failed.push(`${other} ${answer.status}`);
  }
  ending.abort();
  await Promise.allSettled(asking);
  const title = `One ${what} hangs: others`;
  return [
    none(`${title} that fail, of ${others.length}`, failed.length, failed.slice(0, 3).join('; ')),
    atMost(`${title}, median in ms`, Math.round(median(times)), AT_MOST_MS),
  ];
};

const numbered = (pathOf: (turn: number) => string): ReadonlyArray<string> =>
  Array.from({ length: OTHERS }, (_, turn) => pathOf(turn));

const openWordPress = async () => {
  const wordpress = new WordPressServer();
  const address = await wordpress.open();
  for (const path of ['/hanging/', ...numbered((turn) => `/page-${turn}/`)])
    wordpress.publish({ path, title: path });
  wordpress.hangAt('/hanging/');
  return { address, stop: () => wordpress.close() };
};

const measurePages = (): Promise<ReadonlyArray<Figure>> =>
  using(openWordPress(), ({ address }) =>
    usingSite({ ...QUIET, DATABASE_URL: '', WORDPRESS_URL: address }, (site) => {
      const others = numbered((turn) => `/page-${turn}/`);
      return measure(site.address, { what: 'WordPress page', hanging: '/hanging/', others });
    }),
  );

const NO_INCENTIVES = { is_under_80_ami: false, is_under_150_ami: true, incentives: [] };

/** Hangs when an address contains a text. */
const hangingAt =
  (text: string, answer: Fault): Fault =>
  (request, response) =>
    (request.url?.includes(text) === true ? hanging : answer)(request, response);

/** Dealers, reviews and rebates, each asked for through the API or on a page. */
const measureProviders = async (): Promise<ReadonlyArray<Figure>> => {
  const provider = new FaultServer();
  const opening = provider.open().then((address) => ({ address, stop: () => provider.close() }));
  return using(opening, async ({ address }) => {
    const [bad = '', ...codes] = zips().slice(0, OTHERS + 1);
    provider.serve('/dealers', hangingAt(bad, GOOD_ANSWER));
    provider.serve('/reviews', hangingAt('/1000?', answering({ reviews: [] })));
    provider.serve('/api/v1/utilities', hangingAt(bad, answering({ utilities: {} })));
    provider.serve('/api/v1/calculator', answering(NO_INCENTIVES));
    const settings = {
      ...QUIET,
      DATABASE_URL: '',
      DEALER_API_HOST: address,
      REVIEWS_API_HOST: address,
      INCENTIVES_API_URL: address,
      INCENTIVES_API_KEY: 'key',
    };
    const figures: Figure[] = [];
    await usingSite(settings, async ({ address: site }) => {
      for (const [what, addressOf] of [
        ['area of a dealer provider', (zip: string) => `/find-a-dealer/?zipcode=${zip}`],
        ['area of a rebate provider', (zip: string) => `/resources/rebates/?zip=${zip}`],
      ] as const)
        figures.push(
          ...(await measure(site, { what, hanging: addressOf(bad), others: codes.map(addressOf) })),
        );
      const reviewsOf = (dealer: number): string =>
        `/api/reviews/dealers/retrieve-reviews/${dealer}?page=1&pageAmount=5`;
      const others = numbered((turn) => reviewsOf(turn + 1));
      figures.push(
        ...(await measure(site, { what: 'dealer of a review provider', hanging: reviewsOf(1000), others })),
      );
    });
    return figures;
  });
};

/** One record of a source hangs: every other one goes on (quality). */
export const measureHangingRecords: FaultMeasurement = async () => [
  ...(await measurePages()),
  ...(await measureProviders()),
];
