import { isIP } from 'node:net';

/** What an operator may set (contract, section 2); every setting has a default that works on a fresh machine. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The site's own address as visitors know it, without a trailing slash. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly brandName: string;
  /** Scheme, host and path prefix of a real provider; null: this server is the provider. */
  readonly dealerApiHost: string | null;
  readonly providerApiHost: string | null;
  readonly reviewsApiHost: string | null;
  readonly callRoutingHost: string | null;
  /** The routing group of this environment's calls; null: each dealer's own. */
  readonly callRoutingGroup: string | null;
  readonly dealerSearchMode: 'locate' | 'locations';
  readonly dealerSearchTrbInfo: boolean;
  readonly defaultPhone: string;
  /** Provider calls a minute and visitor; 0 switches the limit off. */
  readonly rateLimit: number;
  /** Which proxies' forwarding headers are believed; null: none. */
  readonly trustProxy: string | null;
  readonly seedDealers: number;
  /** Whether the provider explains why a dealer stands where it does, to whoever asks. */
  readonly explainDealers: boolean;
  /** How long pages drawn from a real provider's answers are kept, in seconds; 0: not at all. */
  readonly foreignPageSeconds: number;
}

/** A setting that the start cannot go on with: one line for the operator. */
export class BadSetting extends Error {}

type Reader<A> = (name: string, value: string | undefined) => A;

const bad = (name: string, value: string, expected: string): BadSetting =>
  new BadSetting(`Setting ${name} is ${JSON.stringify(value)}: expected ${expected}`);

/** Reads a value as `read` does; null from it means that the value is not what was expected. */
const setting =
  <A, D>(expected: string, fallback: D, read: (value: string) => A | null): Reader<A | D> =>
  (name, value) => {
    if (value === undefined || value === '') return fallback;
    const result = read(value);
    if (result === null) throw bad(name, value, expected);
    return result;
  };

const wholeNumber = (least: number, most: number, fallback: number): Reader<number> =>
  setting(`a whole number from ${least} to ${most}`, fallback, (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    return number >= least && number <= most ? number : null;
  });

const text = <D>(fallback: D): Reader<string | D> =>
  setting('some text', fallback, (value) => (value.trim() === '' ? null : value.trim()));

/** The rest of an address is kept out of the message: it may hold a password. */
const address =
  (protocols: ReadonlyArray<string>): Reader<string | null> =>
  (name, value) => {
    if (value === undefined || value === '') return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && protocols.includes(url.protocol.slice(0, -1))) return value.replace(/\/+$/, '');
    throw bad(
      name,
      url ? `${url.protocol}//…` : value,
      `an address that starts with ${protocols.join(':// or ')}://`,
    );
  };

const web = address(['http', 'https']);

const oneOf = <A extends string>(choices: ReadonlyArray<A>, fallback: A): Reader<A> =>
  setting(choices.join(' or '), fallback, (value) => choices.find((choice) => choice === value) ?? null);

/** Decodes the environment; throws a `BadSetting` that names the setting, its value and what was expected. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const read = <A>(name: string, reader: Reader<A>): A => reader(name, env[name]);
  const host = read('HOST', text('127.0.0.1'));
  const port = read('PORT', wholeNumber(0, 65_535, 3000));
  return {
    port,
    host,
    siteUrl:
      read('SITE_URL', web) ??
      `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`,
    dataDir: read('DATA_DIR', text('.data')),
    databaseUrl: read('DATABASE_URL', address(['postgres', 'postgresql'])),
    redisUrl: read('REDIS_URL', address(['redis', 'rediss'])),
    brandName: read('BRAND_NAME', text('RunTru')),
    dealerApiHost: read('DEALER_API_HOST', web),
    providerApiHost: read('PROVIDER_API_HOST', web),
    reviewsApiHost: read('REVIEWS_API_HOST', web),
    callRoutingHost: read('CALL_ROUTING_HOST', web),
    callRoutingGroup: read(
      'CALL_ROUTING_GROUP',
      setting('text of at most 64 characters', null, routingGroup),
    ),
    dealerSearchMode: read('DEALER_SEARCH_MODE', oneOf(['locate', 'locations'], 'locate')),
    dealerSearchTrbInfo: read('DEALER_SEARCH_TRB_INFO', oneOf(['0', '1'], '0')) === '1',
    defaultPhone: read('DEFAULT_PHONE', setting('a phone number of ten digits', '800-555-0199', phoneNumber)),
    rateLimit: read('RATE_LIMIT', wholeNumber(0, 1_000_000, 300)),
    trustProxy: read(
      'TRUST_PROXY',
      setting('addresses or subnets of proxies, separated by commas', null, proxies),
    ),
    explainDealers: read('EXPLAIN_DEALERS', oneOf(['0', '1'], '0')) === '1',
    seedDealers: read('SEED_DEALERS', wholeNumber(0, 1_000_000, 3000)),
    foreignPageSeconds: read('FOREIGN_PAGE_SECONDS', wholeNumber(0, 86_400, 60)),
  };
};

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

const proxies = (value: string): string | null => {
  const isProxy = (part: string): boolean => {
    const [ip = '', bits = '0'] = part.trim().split('/');
    return (
      PROXY_NAMES.includes(part.trim()) || (isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128)
    );
  };
  return value.split(',').every(isProxy) ? value : null;
};

const routingGroup = (value: string): string | null =>
  value.trim() !== '' && value.trim().length <= 64 ? value.trim() : null;

const phoneNumber = (value: string): string | null =>
  /^1?\d{10}$/.test(value.replace(/\D/g, '')) ? value : null;

/** The path of the dealer search below its host (specification, section 7: a mode flag and a variant). */
export const dealerSearchPath = (settings: Settings): string =>
  `/dealers/${settings.dealerSearchMode}${settings.dealerSearchTrbInfo ? '/trb-info' : ''}`;
