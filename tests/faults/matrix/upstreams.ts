import { text } from 'node:stream/consumers';
import { usingSite } from '../../bench/pages/opened.ts';
import { answeringIncentives } from '../../infrastructure/incentives-stand-in.ts';
import { DETAILS, GoogleStandIn, PREDICTIONS } from '../../infrastructure/places/google-stand-in.ts';
import { WordPressServer, wordpressSettings } from '../../wordpress/wordpress-server.ts';
import { answering, type Fault } from '../fault.ts';
import { FaultServer } from '../fault-server.ts';
import { Crm } from '../outages/crm.ts';
import { withGoogleAt } from '../preloaded.ts';
import { OddMail } from './odd-mail.ts';
import { HTTP_FAULTS, type Way } from './ways.ts';

type Settings = Readonly<Record<string, string>>;

/** An upstream of a site. */
interface UpstreamKind {
  /** The site's settings for its address. */
  readonly settings: (address: string) => Settings;
  /** Whether it takes the place of another one, so that only its own cells have it. */
  readonly isAlone?: true;
  /** One of its records: what calls for it contain, and the address of the site that asks for it; without one, a lead does. */
  readonly record?: { readonly call: string; readonly path?: string };
  /** A list in its answers, and the longest text of an item. */
  readonly list?: { readonly name: string; readonly text: string };
  /** Pages that the site keeps, and so would not ask for. */
  readonly kept?: ReadonlyArray<string>;
}

const PURGE_SECRET = 'secret';

/** Makes a site ask for the pages that it keeps of an upstream. */
export const purge = async (site: string, name: Upstream): Promise<void> => {
  const headers = { authorization: `Bearer ${PURGE_SECRET}`, 'content-type': 'application/json' };
  for (const path of kindOf(name).kept ?? [])
    await fetch(`${site}/api/content/purge`, { method: 'POST', headers, body: JSON.stringify({ path }) });
};

const host =
  (setting: string, below = '/api') =>
  (address: string): Settings => ({ [setting]: `${address}${below}` });

const REBATES = '/api/rebates/productRebateDetails.json?pageSize=9&zip=';
const ADDRESSES = '/api/places/autocomplete?near=75001&input=';

export const UPSTREAMS = {
  dealers: {
    settings: host('DEALER_API_HOST'),
    record: { call: '10001', path: '/find-a-dealer/?zipcode=10001' },
    list: { name: 'dealers', text: 'name' },
  },
  'look-ups': {
    settings: host('PROVIDER_API_HOST'),
    record: { call: '100002', path: '/api/dealers/lookup?brand=AS&cid=100002' },
  },
  reviews: {
    settings: host('REVIEWS_API_HOST'),
    record: { call: '100002', path: '/api/reviews/dealers/retrieve-reviews/100002?page=0&pageAmount=3' },
    list: { name: 'reviews', text: 'text' },
  },
  rebates: {
    settings: host('REBATE_API_HOST', '/api/rebates'),
    record: { call: '30301', path: `${REBATES}30301` },
    list: { name: 'rebatePrograms', text: 'name' },
  },
  incentives: {
    settings: (address) => ({
      INCENTIVES_API_URL: address,
      INCENTIVES_API_KEY: 'key',
      REBATE_API_HOST: '',
    }),
    isAlone: true,
    record: { call: '30301', path: `${REBATES}30301` },
    list: { name: 'incentives', text: 'program' },
  },
  google: {
    settings: (address) => ({ PLACES_API_KEY: 'key', ...withGoogleAt(address) }),
    isAlone: true,
    record: { call: 'Elm', path: `${ADDRESSES}9+Elm+St` },
    list: { name: 'addressComponents', text: 'longText' },
  },
  routing: {
    settings: host('CALL_ROUTING_HOST'),
    record: { call: 'pool-2', path: '/api/call-routing/run?pool=pool-2&routingGroup=b&mtaSessionId=2' },
  },
  products: {
    settings: host('PRODUCTS_API_HOST'),
    list: { name: 'products', text: 'efficiency' },
  },
  crm: { settings: host('LEAD_WEBHOOK_URL', '/crm'), record: { call: 'bad-record' } },
  wordpress: {
    settings: (address) => ({ ...wordpressSettings(address), CONTENT_PURGE_SECRET: PURGE_SECRET }),
    kept: ['/good-page/', '/bad-page/'],
    // The second page that is published.
    record: { call: 'include=1001', path: '/bad-page/' },
  },
  mail: {
    settings: host('MAIL_URL', ''),
    record: { call: 'RCPT TO:<bad-record' },
  },
} satisfies Readonly<Record<string, UpstreamKind>>;

export type Upstream = keyof typeof UPSTREAMS;

const NAMES = Object.keys(UPSTREAMS) as ReadonlyArray<Upstream>;

export const kindOf = (name: Upstream): UpstreamKind => UPSTREAMS[name];

/** A mailbox of visitors, whose record is the bad one. */
export const BAD_MAILBOX = 'bad-record@example.com';
/** A word on the pages of the WordPress, and on no other. */
export const WORD = 'zephyranthes';

/** Everything that the sites of a matrix call. */
export interface Upstreams {
  /** The settings of a site that calls all of them; with a name, also one that takes the place of another. */
  readonly settings: (alone?: Upstream) => Settings;
  /** Makes all of them work, and ends what is under way. */
  readonly repair: () => void;
  /** Breaks one of them, or only its calls that contain a text. */
  readonly breakAt: (name: Upstream, way: Way, call?: string) => void;
  /** Breaks one item of each list in its answers: it is of another type, or one of its texts is huge. */
  readonly spoil: (name: Upstream, way: 'huge' | 'wrong') => void;
  /** How often what is broken was called. */
  readonly timesMet: () => number;
  /** The receivers that don't have a stored lead. */
  readonly missing: (id: string, visitor: string) => ReadonlyArray<Upstream>;
}

/** The headers that the stand-ins read. */
const PASSED = ['authorization', 'content-type', 'idempotency-key'];
const HUGE_TEXT = 'x'.repeat(3_000_000);
const INCENTIVE = {
  payment_methods: ['rebate'],
  program: 'Heat pumps',
  items: ['ducted_heat_pump'],
  amount: { type: 'dollar_amount', number: 500 },
};

/** Passes requests to the server at an address, without the first part of their path. */
const passing =
  (address: string, breaks: (said: string) => Fault | null, change: (body: string) => string): Fault =>
  (request, response) => {
    const { url = '', method = 'GET', headers } = request;
    const pass = async (): Promise<void> => {
      const said = await text(request);
      const path = url.replace(/^\/[^/?]+/, '');
      const fault = breaks(path + said);
      if (fault !== null) return fault(request, response);
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          PASSED.includes(name) ? [[name, String(value)] as [string, string]] : [],
        ),
        ...(method === 'POST' && { body: said }),
      });
      const kept = [...answer.headers].filter(([name]) => /^(?:content-type|retry-after|x-wp-)/.test(name));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(kept));
      response.end(answer.ok ? change(body.toString()) : body);
    };
    pass().catch(() => response.destroy());
  };

/** The answer with a bad item before the others in its first list of a name. */
const spoiled = (
  body: string,
  { name, text: field }: NonNullable<UpstreamKind['list']>,
  way: 'huge' | 'wrong',
): string => {
  let isWhole = true;
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => {
    if (key !== name || !Array.isArray(value) || !isWhole) return value;
    isWhole = false;
    const items = value as ReadonlyArray<object>;
    return [way === 'wrong' ? 7 : { ...items[0], [field]: HUGE_TEXT }, ...items];
  });
};

/** What a site calls for each upstream: a second site as the provider, or a stand-in. */
const openStandIns = async (provider: string) => {
  const [wordpress, standIns, crm, google] = [
    new WordPressServer(),
    new FaultServer(),
    new Crm(),
    new GoogleStandIn(),
  ];
  const blocks = [
    { name: 'core/paragraph', attributes: {}, innerBlocks: [], originalContent: `<p>${WORD}</p>` },
  ];
  wordpress.publish(...['/good-page/', '/bad-page/'].map((path) => ({ path, title: path, blocks })));
  standIns.serve('/crm', crm.takes);
  standIns.serve('/api/v1/utilities', answering({ utilities: { 'tx-power': { name: 'Power' } } }));
  standIns.serve(
    '/api/v1/calculator',
    answeringIncentives(() => [INCENTIVE]),
  );
  standIns.serve(PREDICTIONS, google.predictions);
  standIns.serve(DETAILS, google.details);
  const [address, wordpressAddress] = [await standIns.open(), await wordpress.open()];
  const own = { wordpress: wordpressAddress, crm: address, incentives: address, google: address };
  return {
    crm,
    addressOf: (name: string): string => new Map(Object.entries(own)).get(name) ?? provider,
    close: () => Promise.all([standIns.close(), wordpress.close()]),
  };
};

/** Uses upstreams that work. */
export const usingUpstreams = <A>(use: (upstreams: Upstreams) => Promise<A>): Promise<A> =>
  usingSite({ SEED_DEALERS: '300' }, async ({ address: provider }) => {
    const [server, mail, { crm, addressOf, close }] = [
      new FaultServer(),
      new OddMail(),
      await openStandIns(provider),
    ];
    const [address, mailAddress] = [await server.open(), await mail.open()];
    let met = 0;
    const serve = (name: Upstream, breaks: (said: string) => Fault | null, change = (body: string) => body) =>
      server.serve(`/${name}`, passing(addressOf(name), breaks, change));
    const settingsOf = (name: Upstream): Settings =>
      UPSTREAMS[name].settings(name === 'mail' ? mailAddress : `${address}/${name}`);
    const upstreams: Upstreams = {
      settings: (alone) =>
        Object.assign(
          { SEED_DEALERS: '0' },
          ...NAMES.filter((name) => kindOf(name).isAlone !== true).map(settingsOf),
          alone === undefined ? {} : settingsOf(alone),
        ) as Settings,
      repair: () => {
        server.reset();
        mail.repair();
        met = 0;
        for (const name of NAMES) serve(name, () => null);
      },
      breakAt: (name, way, call = '') => {
        if (name === 'mail') return mail.breakAt(call, way);
        serve(name, (said) => {
          if (!said.includes(call)) return null;
          met++;
          return HTTP_FAULTS[way];
        });
      },
      spoil: (name, way) => {
        const { list } = kindOf(name);
        if (list === undefined) throw new Error(`${name} answers without a list`);
        serve(
          name,
          () => null,
          (body) => {
            const changed = spoiled(body, list, way);
            if (changed !== body) met++;
            return changed;
          },
        );
      },
      timesMet: () => met + mail.met,
      missing: (id, visitor) => [
        ...(crm.ofLeads([id]) === 0 ? (['crm'] as const) : []),
        ...(mail.has(visitor) ? [] : (['mail'] as const)),
      ],
    };
    upstreams.repair();
    try {
      return await use(upstreams);
    } finally {
      await Promise.all([server.close(), mail.close(), close()]);
    }
  });
