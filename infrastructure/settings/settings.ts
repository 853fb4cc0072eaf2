import { DEFAULT_CONTENT_LIMITS } from '../../domain/content/checks/content-limits.ts';
import type { DeliveryChannel } from '../../domain/lead/delivery.ts';
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

/** The kind of provider with the specification's HTTP calls (section 7). */
export const DEFAULT_PROVIDER = 'standard';

/** The kinds of provider with adapters. */
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

/** Settings of earlier versions, and what replaces each. */
const REMOVED: Readonly<Record<string, string>> = {
  WORDPRESS_GRAPHQL_URL: "WORDPRESS_URL, the site's address, which needs no plugin",
};

/** An ignored setting would start a site without its pages. */
const refuseRemoved = (env: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, successor] of Object.entries(REMOVED))
    if (env[name]) throw new BadSetting(`Setting ${name} no longer exists: expected ${successor}`);
};

/** Decodes the environment. Throws a `BadSetting` with the setting's name, its value and what was expected. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  providers: ProviderNames = DEFAULT_ALONE,
) => {
  refuseRemoved(env);
  const read = <A>(name: string, codec: SettingCodec<A>): A => readSetting(name, env[name], codec);
  const host = read('HOST', text('127.0.0.1'));
  const port = read('PORT', wholeNumber(0, 65_535, 3000));
  const siteUrl =
    read('SITE_URL', web) ??
    `http://${['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
  return {
    port,
    host,
    /** The site's public URL, without a trailing slash. */
    siteUrl,
    dataDir: read('DATA_DIR', text('.data')),
    ...replicatedDatabase(
      read('DATABASE_URL', address(['postgres', 'postgresql'])),
      read('DATABASE_READ_URL', address(['postgres', 'postgresql'])),
    ),
    redisUrl: read('REDIS_URL', address(['redis', 'rediss'])),
    brandName: read('BRAND_NAME', text('RunTru')),
    /** Scheme, host and path prefix of a real provider. Null means this server is the provider. */
    dealerApiHost: read('DEALER_API_HOST', web),
    /** The kind of the providers `dealerApiHost` and `providerApiHost`, which selects the adapter. */
    dealerProvider: read('DEALER_PROVIDER', oneOf(providers.dealers, DEFAULT_PROVIDER)),
    providerApiHost: read('PROVIDER_API_HOST', web),
    reviewsApiHost: read('REVIEWS_API_HOST', web),
    /** The kind of the provider `reviewsApiHost`. */
    reviewsProvider: read('REVIEWS_PROVIDER', oneOf(providers.reviews, DEFAULT_PROVIDER)),
    rebateApiHost: read('REBATE_API_HOST', web),
    /** The kind of the provider `rebateApiHost`. */
    rebateProvider: read('REBATE_PROVIDER', oneOf(providers.rebates, DEFAULT_PROVIDER)),
    /** The host of the rebate widgets' script. Null means this server. */
    rebateWidgetHost: read('REBATE_WIDGET_HOST', web),
    /** A public incentives API and its key. Null turns it off. */
    incentivesApi: incentivesApi(read('INCENTIVES_API_URL', web), read('INCENTIVES_API_KEY', text(null))),
    /** How long a real rebate provider's responses are cached, in hours. 0 turns the cache off. */
    rebateCacheHours: read('REBATE_CACHE_HOURS', wholeNumber(0, 24, 24)),
    productsApiHost: read('PRODUCTS_API_HOST', web),
    /** The provider's environment whose products are used. */
    productsEnvironment: read('PRODUCTS_ENVIRONMENT', environmentName),
    callRoutingHost: read('CALL_ROUTING_HOST', web),
    /** The routing group of this environment's calls. Null means each dealer's own. */
    callRoutingGroup: read('CALL_ROUTING_GROUP', routingGroup),
    dealerSearchMode: read('DEALER_SEARCH_MODE', oneOf(['locate', 'locations'], 'locate')),
    dealerSearchTrbInfo: read('DEALER_SEARCH_TRB_INFO', oneOf(['0', '1'], '0')) === '1',
    defaultPhone: read('DEFAULT_PHONE', phoneNumber('800-555-0199')),
    /** Provider calls per minute and visitor. 0 turns off the limit. */
    rateLimit: read('RATE_LIMIT', wholeNumber(0, 1_000_000, 300)),
    /** Whether the domain and all its subdomains may be on the browsers' HSTS preload list. */
    hstsPreload: read('HSTS_PRELOAD', oneOf(['0', '1'], '0')) === '1',
    /** How long `/readyz` fails before the server stops listening, in seconds, so that proxies switch to other instances first. */
    drainSeconds: read('DRAIN_SECONDS', wholeNumber(0, 60, 3)),
    /** The proxies whose forwarding headers are trusted. Null means no proxy is trusted. */
    trustProxy: read('TRUST_PROXY', proxies),
    /** Whether the provider explains dealers' ranks, to any caller. */
    explainDealers: read('EXPLAIN_DEALERS', oneOf(['0', '1'], '0')) === '1',
    seedDealers: read('SEED_DEALERS', wholeNumber(0, 1_000_000, 3000)),
    /** How long pages with a real provider's data are cached, in seconds. 0 turns the cache off. */
    foreignPageSeconds: read('FOREIGN_PAGE_SECONDS', wholeNumber(0, 86_400, 60)),
    /** The URL that leads are posted to, and the secret that signs the posts. Null means no posts, or unsigned ones. */
    leadWebhookUrl: read('LEAD_WEBHOOK_URL', webhook),
    leadWebhookSecret: read('LEAD_WEBHOOK_SECRET', text(null)),
    /** Signs the links to single requests. Null means that the database keeps a secret that the site makes. */
    requestLinkSecret: read('REQUEST_LINK_SECRET', text(null)),
    /** The SMTP server. Null means no mails are sent. */
    mailUrl: read('MAIL_URL', mailServer),
    /** The sender's address of mails. */
    mailFrom: read('MAIL_FROM', emailAddress) ?? `no-reply@${domainOf(siteUrl)}`,
    /** The mailbox for requests without a dealer's mailbox. Null means such requests aren't mailed. */
    leadMailTo: read('LEAD_MAIL_TO', mailbox),
    /** Working hours until a request that its dealer hasn't answered is escalated. 0: never. */
    leadEscalateHours: read('LEAD_ESCALATE_HOURS', wholeNumber(0, 1_000, 24)),
    /** The maximum number of leads per minute to deliver; others are held. 0 means no limit; null follows the site's own volume. */
    leadHoldPerMinute: read('LEAD_HOLD_PER_MINUTE', wholeNumber(0, 1_000_000, null)),
    /** Days that leads are kept. */
    leadRetentionDays: read('LEAD_RETENTION_DAYS', wholeNumber(1, 36_500, 400)),
    /** The key of an address suggestion service. Null means the built-in suggestions. */
    placesApiKey: read('PLACES_API_KEY', text(null)),
    /** The URL of a WordPress. Null means pages come only from files. */
    wordpressUrl: read('WORDPRESS_URL', webhook),
    /** The WordPress user for reading saved blocks. Null means pages are read from WordPress's html. */
    wordpressLogin: wordpressLogin(
      read('WORDPRESS_USER', text(null)),
      read('WORDPRESS_APP_PASSWORD', text(null)),
    ),
    /** A folder of pages that add to or replace the pages that ship. Null means no folder. */
    contentDir: read('CONTENT_DIR', text(null)),
    /** The limits of one page in `contentDir` or WordPress. */
    contentLimits: {
      kilobytes: read('PAGE_MAX_KB', wholeNumber(1, 5_000, DEFAULT_CONTENT_LIMITS.kilobytes)),
      blocks: read('PAGE_MAX_BLOCKS', wholeNumber(1, 1_000_000, DEFAULT_CONTENT_LIMITS.blocks)),
      rows: read('PAGE_MAX_ROWS', wholeNumber(1, 1_000_000, DEFAULT_CONTENT_LIMITS.rows)),
      htmlTags: read('PAGE_MAX_HTML_TAGS', wholeNumber(1, 1_000_000, DEFAULT_CONTENT_LIMITS.htmlTags)),
    },
    /** The bearer token for purging pages. Null turns purging off. */
    contentPurgeSecret: read('CONTENT_PURGE_SECRET', text(null)),
    /** The bearer token for `/metrics`. Null means only this machine may read them. */
    metricsToken: read('METRICS_TOKEN', text(null)),
    /** The bearer token for reading leads' states. Null turns reading off. */
    leadApiToken: read('LEAD_API_TOKEN', text(null)),
    /** Lower-case host names of widgets that content may contain. */
    widgetHosts: read('WIDGET_HOSTS', hosts),
    /** The external sites for product registration and warranty look-up. */
    warrantyRegistrationUrl:
      read('WARRANTY_REGISTRATION_URL', webhook) ?? `https://${PLACEHOLDER_HOST}/warranty-registration`,
    warrantyLookupUrl: read('WARRANTY_LOOKUP_URL', webhook) ?? `https://${PLACEHOLDER_HOST}/warranty-look-up`,
    /** The Google Tag Manager container, `GTM-…`, which loads with the visitor's consent. Null turns measurement off. */
    tagManagerId: read('TAG_MANAGER_ID', tagManager),
    /** The URL of the street maps' style (MapLibre), which browsers fetch. Null turns street maps off. */
    mapStyleUrl: read('MAP_STYLE_URL', webhook),
  };
};

/** The operator's settings (contract, section 2). Each has a default that works on a fresh machine. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** The embedded database has no replicas. */
const replicatedDatabase = (databaseUrl: string | null, databaseReadUrl: string | null) => {
  if (databaseUrl === null && databaseReadUrl !== null)
    throw new BadSetting(
      'Setting DATABASE_URL is not set: expected the primary database of DATABASE_READ_URL',
    );
  return {
    databaseUrl,
    /** A read-only replica of the database for searches. Null means searches use the database itself. */
    databaseReadUrl,
  };
};

/** The API needs both. */
const incentivesApi = (url: string | null, key: string | null) => {
  if (url !== null && key !== null) return { url, key };
  if (url !== null)
    throw new BadSetting('Setting INCENTIVES_API_KEY is not set: expected the key of INCENTIVES_API_URL');
  if (key !== null)
    throw new BadSetting(
      'Setting INCENTIVES_API_URL is not set: expected the address of the API for INCENTIVES_API_KEY',
    );
  return null;
};

const domainOf = (siteUrl: string): string =>
  URL.canParse(siteUrl) ? new URL(siteUrl).hostname : 'localhost';

/** A login needs both. */
const wordpressLogin = (user: string | null, password: string | null) =>
  user === null || password === null ? null : { user, password };

/** Whether rebates come only from our own records. */
export const hasOwnRebates = ({
  rebateApiHost,
  incentivesApi: api,
}: Pick<Settings, 'rebateApiHost' | 'incentivesApi'>): boolean => rebateApiHost === null && api === null;

/** Whether pages may be cached until their version changes. False when dealers come from a real provider. */
export const keepsPages = ({ dealerApiHost }: Pick<Settings, 'dealerApiHost'>): boolean =>
  dealerApiHost === null;

/** The path of the dealer search below its host (specification, section 7: a mode flag and a variant). */
export const dealerSearchPath = (settings: Settings): string =>
  `/dealers/${settings.dealerSearchMode}${settings.dealerSearchTrbInfo ? '/trb-info' : ''}`;

/** The startup warning when leads have no recipient (contract, section 7), else null. */
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

/** The default host of warranty links, a placeholder. */
const PLACEHOLDER_HOST = 'www.example.com';

/** The startup warning when warranty links use the placeholder, with the names of the settings, else null. */
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

/** The channels that can deliver leads. Other channels have no recipient. */
export const configuredChannels = ({
  leadWebhookUrl,
  mailUrl,
}: Pick<Settings, 'leadWebhookUrl' | 'mailUrl'>): ReadonlyArray<DeliveryChannel> => [
  ...(leadWebhookUrl === null ? [] : (['crm'] as const)),
  ...(mailUrl === null ? [] : (['dealer-mail', 'visitor-mail'] as const)),
];
