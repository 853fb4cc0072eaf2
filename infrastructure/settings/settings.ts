import { DEFAULT_CONTENT_LIMITS, type ContentLimits } from '../../domain/content/checks/content-limits.ts';
import type { DeliveryChannel } from '../../domain/lead/delivery.ts';
import type { Mailbox } from '../../domain/lead/mailbox.ts';
import {
  address,
  BadSetting,
  emailAddress,
  environmentName,
  hosts,
  mailServer,
  mailbox,
  oneOf,
  phoneNumber,
  proxies,
  routingGroup,
  tagManager,
  text,
  web,
  webhook,
  wholeNumber,
  readSetting,
  type SettingCodec,
} from './setting-readers.ts';

export { BadSetting } from './setting-readers.ts';

/** What an operator may set (contract, section 2); every setting has a default that works on a fresh machine. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The site's own address as visitors know it, without a trailing slash. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** A read-only replica of the database, asked for searches; null: the database itself is. */
  readonly databaseReadUrl: string | null;
  readonly redisUrl: string | null;
  readonly brandName: string;
  /** Scheme, host and path prefix of a real provider; null: this server is the provider. */
  readonly dealerApiHost: string | null;
  /** Which kind of provider `dealerApiHost` and `providerApiHost` are: the adapter that speaks its JSON. */
  readonly dealerProvider: string;
  readonly providerApiHost: string | null;
  readonly reviewsApiHost: string | null;
  /** Which kind of provider `reviewsApiHost` is, as for dealers. */
  readonly reviewsProvider: string;
  readonly rebateApiHost: string | null;
  /** Which kind of provider `rebateApiHost` is, as for dealers. */
  readonly rebateProvider: string;
  /** Where the script of the rebate widgets is loaded from; null: this server. */
  readonly rebateWidgetHost: string | null;
  /** A public incentives API, and the key that it is asked with; null: none is asked. */
  readonly incentivesApi: { readonly url: string; readonly key: string } | null;
  /** How long answers of a real provider of rebates are used, in hours; 0: not at all. */
  readonly rebateCacheHours: number;
  readonly productsApiHost: string | null;
  /** Which of the provider's environments products are read from. */
  readonly productsEnvironment: string;
  readonly callRoutingHost: string | null;
  /** The routing group of this environment's calls; null: each dealer's own. */
  readonly callRoutingGroup: string | null;
  readonly dealerSearchMode: 'locate' | 'locations';
  readonly dealerSearchTrbInfo: boolean;
  readonly defaultPhone: string;
  /** Provider calls a minute and visitor; 0 switches the limit off. */
  readonly rateLimit: number;
  /** Whether the browsers' preload list may hold the domain with all its subdomains. */
  readonly hstsPreload: boolean;
  /** How long `/readyz` fails before the server stops listening, in seconds, so that proxies turn away first. */
  readonly drainSeconds: number;
  /** Which proxies' forwarding headers are believed; null: none. */
  readonly trustProxy: string | null;
  readonly seedDealers: number;
  /** Whether the provider explains why a dealer is where it is, to whoever asks. */
  readonly explainDealers: boolean;
  /** How long pages rendered from a real provider's answers are kept, in seconds; 0: not at all. */
  readonly foreignPageSeconds: number;
  /** Where leads are posted to, and what such posts are signed with; null: nowhere, unsigned. */
  readonly leadWebhookUrl: string | null;
  readonly leadWebhookSecret: string | null;
  /** The server that takes mails; null: none are sent. */
  readonly mailUrl: string | null;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** The mailbox for requests that no dealer's mailbox receives; null: such requests are not mailed. */
  readonly leadMailTo: Mailbox | null;
  /** So many leads a minute are delivered, those beyond it are held; null: however many there are. */
  readonly leadHoldPerMinute: number | null;
  /** How long leads are kept, in days. */
  readonly leadRetentionDays: number;
  /** The key of a service that suggests addresses; null: the built-in suggestions. */
  readonly placesApiKey: string | null;
  /** Where a WordPress answers GraphQL; null: pages come from files alone. */
  readonly wordpressGraphqlUrl: string | null;
  /** A WordPress as it comes, which is asked by its own REST API; null: none. */
  readonly wordpressUrl: string | null;
  /** Its user who reads pages as they were written; null: they are read as they are shown. */
  readonly wordpressLogin: { readonly user: string; readonly password: string } | null;
  /** A folder of pages in addition to, or in the place of, those that ship; null: none. */
  readonly contentDir: string | null;
  /** How much one page of `contentDir` or of the WordPress may hold. */
  readonly contentLimits: ContentLimits;
  /** With what a page may be purged; null: no one may. */
  readonly contentPurgeSecret: string | null;
  /** With what the figures at `/metrics` are read; null: they are read from this machine alone. */
  readonly metricsToken: string | null;
  /** Hosts, in lower case, whose widgets may be in the html of content. */
  readonly widgetHosts: ReadonlyArray<string>;
  /** The external sites where products are registered and warranties looked up. */
  readonly warrantyRegistrationUrl: string;
  readonly warrantyLookupUrl: string;
  /** The container of Google's tag manager, `GTM-…`, which loads with a visitor's consent; null: nothing measures. */
  readonly tagManagerId: string | null;
  /** The style of street maps (MapLibre's style specification), which browsers fetch; null: there are none. */
  readonly mapStyleUrl: string | null;
}

/** The kind of provider that speaks the calls of the specification (section 7). */
export const DEFAULT_PROVIDER = 'standard';

/** The kinds of provider that there are adapters for, by what they provide. */
export interface ProviderNames {
  readonly dealers: ReadonlyArray<string>;
  readonly rebates: ReadonlyArray<string>;
  readonly reviews: ReadonlyArray<string>;
}

const DEFAULT_ALONE: ProviderNames = {
  dealers: [DEFAULT_PROVIDER],
  rebates: [DEFAULT_PROVIDER],
  reviews: [DEFAULT_PROVIDER],
};

/** Decodes the environment; throws a `BadSetting` that names the setting, its value and what was expected. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  providers: ProviderNames = DEFAULT_ALONE,
): Settings => {
  const read = <A>(name: string, codec: SettingCodec<A>): A => readSetting(name, env[name], codec);
  const host = read('HOST', text('127.0.0.1'));
  const port = read('PORT', wholeNumber(0, 65_535, 3000));
  const siteUrl =
    read('SITE_URL', web) ??
    `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
  return {
    port,
    host,
    siteUrl,
    dataDir: read('DATA_DIR', text('.data')),
    ...replicatedDatabase(
      read('DATABASE_URL', address(['postgres', 'postgresql'])),
      read('DATABASE_READ_URL', address(['postgres', 'postgresql'])),
    ),
    redisUrl: read('REDIS_URL', address(['redis', 'rediss'])),
    brandName: read('BRAND_NAME', text('RunTru')),
    dealerApiHost: read('DEALER_API_HOST', web),
    dealerProvider: read('DEALER_PROVIDER', oneOf(providers.dealers, DEFAULT_PROVIDER)),
    providerApiHost: read('PROVIDER_API_HOST', web),
    reviewsApiHost: read('REVIEWS_API_HOST', web),
    reviewsProvider: read('REVIEWS_PROVIDER', oneOf(providers.reviews, DEFAULT_PROVIDER)),
    rebateApiHost: read('REBATE_API_HOST', web),
    rebateProvider: read('REBATE_PROVIDER', oneOf(providers.rebates, DEFAULT_PROVIDER)),
    rebateWidgetHost: read('REBATE_WIDGET_HOST', web),
    incentivesApi: incentivesApi(read('INCENTIVES_API_URL', web), read('INCENTIVES_API_KEY', text(null))),
    rebateCacheHours: read('REBATE_CACHE_HOURS', wholeNumber(0, 24, 24)),
    productsApiHost: read('PRODUCTS_API_HOST', web),
    productsEnvironment: read('PRODUCTS_ENVIRONMENT', environmentName),
    callRoutingHost: read('CALL_ROUTING_HOST', web),
    callRoutingGroup: read('CALL_ROUTING_GROUP', routingGroup),
    dealerSearchMode: read('DEALER_SEARCH_MODE', oneOf(['locate', 'locations'], 'locate')),
    dealerSearchTrbInfo: read('DEALER_SEARCH_TRB_INFO', oneOf(['0', '1'], '0')) === '1',
    defaultPhone: read('DEFAULT_PHONE', phoneNumber('800-555-0199')),
    rateLimit: read('RATE_LIMIT', wholeNumber(0, 1_000_000, 300)),
    hstsPreload: read('HSTS_PRELOAD', oneOf(['0', '1'], '0')) === '1',
    drainSeconds: read('DRAIN_SECONDS', wholeNumber(0, 60, 3)),
    trustProxy: read('TRUST_PROXY', proxies),
    explainDealers: read('EXPLAIN_DEALERS', oneOf(['0', '1'], '0')) === '1',
    seedDealers: read('SEED_DEALERS', wholeNumber(0, 1_000_000, 3000)),
    foreignPageSeconds: read('FOREIGN_PAGE_SECONDS', wholeNumber(0, 86_400, 60)),
    leadWebhookUrl: read('LEAD_WEBHOOK_URL', webhook),
    leadWebhookSecret: read('LEAD_WEBHOOK_SECRET', text(null)),
    mailUrl: read('MAIL_URL', mailServer),
    mailFrom: read('MAIL_FROM', emailAddress) ?? `no-reply@${domainOf(siteUrl)}`,
    leadMailTo: read('LEAD_MAIL_TO', mailbox),
    leadHoldPerMinute: read('LEAD_HOLD_PER_MINUTE', wholeNumber(1, 1_000_000, null)),
    leadRetentionDays: read('LEAD_RETENTION_DAYS', wholeNumber(1, 36_500, 400)),
    placesApiKey: read('PLACES_API_KEY', text(null)),
    wordpressGraphqlUrl: read('WORDPRESS_GRAPHQL_URL', webhook),
    wordpressUrl: read('WORDPRESS_URL', webhook),
    wordpressLogin: wordpressLogin(
      read('WORDPRESS_USER', text(null)),
      read('WORDPRESS_APP_PASSWORD', text(null)),
    ),
    contentDir: read('CONTENT_DIR', text(null)),
    contentLimits: {
      kilobytes: read('PAGE_MAX_KB', wholeNumber(1, 5_000, DEFAULT_CONTENT_LIMITS.kilobytes)),
      blocks: read('PAGE_MAX_BLOCKS', wholeNumber(1, 1_000_000, DEFAULT_CONTENT_LIMITS.blocks)),
      rows: read('PAGE_MAX_ROWS', wholeNumber(1, 1_000_000, DEFAULT_CONTENT_LIMITS.rows)),
      htmlTags: read('PAGE_MAX_HTML_TAGS', wholeNumber(1, 1_000_000, DEFAULT_CONTENT_LIMITS.htmlTags)),
    },
    contentPurgeSecret: read('CONTENT_PURGE_SECRET', text(null)),
    metricsToken: read('METRICS_TOKEN', text(null)),
    widgetHosts: read('WIDGET_HOSTS', hosts),
    warrantyRegistrationUrl:
      read('WARRANTY_REGISTRATION_URL', webhook) ?? `https://${PLACEHOLDER_HOST}/warranty-registration`,
    warrantyLookupUrl: read('WARRANTY_LOOKUP_URL', webhook) ?? `https://${PLACEHOLDER_HOST}/warranty-look-up`,
    tagManagerId: read('TAG_MANAGER_ID', tagManager),
    mapStyleUrl: read('MAP_STYLE_URL', webhook),
  };
};

/** The embedded database has no replicas. */
const replicatedDatabase = (
  databaseUrl: string | null,
  databaseReadUrl: string | null,
): Pick<Settings, 'databaseUrl' | 'databaseReadUrl'> => {
  if (databaseUrl === null && databaseReadUrl !== null)
    throw new BadSetting(
      'Setting DATABASE_URL is not set: expected the database that DATABASE_READ_URL is a replica of',
    );
  return { databaseUrl, databaseReadUrl };
};

/** Neither is of use without the other. */
const incentivesApi = (url: string | null, key: string | null): Settings['incentivesApi'] => {
  if (url !== null && key !== null) return { url, key };
  if (url !== null)
    throw new BadSetting('Setting INCENTIVES_API_KEY is not set: expected the key of INCENTIVES_API_URL');
  if (key !== null)
    throw new BadSetting(
      'Setting INCENTIVES_API_URL is not set: expected the address that INCENTIVES_API_KEY is for',
    );
  return null;
};

const domainOf = (siteUrl: string): string =>
  URL.canParse(siteUrl) ? new URL(siteUrl).hostname : 'localhost';

/** One without the other is no login. */
const wordpressLogin = (user: string | null, password: string | null): Settings['wordpressLogin'] =>
  user === null || password === null ? null : { user, password };

/** Whether rebates come from our own records, and from no other service. */
export const hasOwnRebates = ({
  rebateApiHost,
  incentivesApi: api,
}: Pick<Settings, 'rebateApiHost' | 'incentivesApi'>): boolean => rebateApiHost === null && api === null;

/** Whether a page stays the same until what it is made from has another version; not where dealers come from a real provider. */
export const keepsPages = ({ dealerApiHost }: Pick<Settings, 'dealerApiHost'>): boolean =>
  dealerApiHost === null;

/** The path of the dealer search below its host (specification, section 7: a mode flag and a variant). */
export const dealerSearchPath = (settings: Settings): string =>
  `/dealers/${settings.dealerSearchMode}${settings.dealerSearchTrbInfo ? '/trb-info' : ''}`;

/** What the start warns of when leads have no recipient (contract, section 7); null: they have one. */
export const leadsReachNobody = ({
  leadWebhookUrl,
  mailUrl,
  leadMailTo,
}: Pick<Settings, 'leadWebhookUrl' | 'mailUrl' | 'leadMailTo'>): string | null => {
  if (leadWebhookUrl !== null) return null;
  if (mailUrl === null) return 'Leads are only stored: neither LEAD_WEBHOOK_URL nor MAIL_URL is set.';
  return leadMailTo === null
    ? 'Leads without a dealer, or whose dealer has no mailbox, are only stored: LEAD_MAIL_TO is not set.'
    : null;
};

/** The host of the placeholders to which warranty links lead without settings. */
const PLACEHOLDER_HOST = 'www.example.com';

/** A warning that names the settings whose warranty links lead to a placeholder; null: visitors are led to real pages. */
export const warrantyLinksLeadNowhere = ({
  warrantyRegistrationUrl,
  warrantyLookupUrl,
}: Pick<Settings, 'warrantyRegistrationUrl' | 'warrantyLookupUrl'>): string | null => {
  const names = Object.entries({
    WARRANTY_REGISTRATION_URL: warrantyRegistrationUrl,
    WARRANTY_LOOKUP_URL: warrantyLookupUrl,
  }).flatMap(([name, address]) => (new URL(address).hostname === PLACEHOLDER_HOST ? [name] : []));
  return names.length === 0
    ? null
    : `Warranty links lead to ${PLACEHOLDER_HOST}, a placeholder: set ${names.join(' and ')}.`;
};

/** The channels by which leads are delivered: the others have no recipient. */
export const configuredChannels = ({
  leadWebhookUrl,
  mailUrl,
}: Pick<Settings, 'leadWebhookUrl' | 'mailUrl'>): ReadonlyArray<DeliveryChannel> => [
  ...(leadWebhookUrl === null ? [] : (['crm'] as const)),
  ...(mailUrl === null ? [] : (['dealer-mail', 'visitor-mail'] as const)),
];
