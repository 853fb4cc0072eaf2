import { describe, expect, test } from '@jest/globals';
import {
  BadSetting,
  dealerSearchPath,
  configuredChannels,
  hasOwnRebates,
  leadsReachNobody,
  warrantyLinksLeadNowhere,
  readSettings,
} from '../../../infrastructure/settings/settings.ts';

const messageOf = (env: Readonly<Record<string, string>>): string => {
  try {
    readSettings(env);
  } catch (fault) {
    return fault instanceof BadSetting ? fault.message : 'another fault';
  }
  return 'no fault';
};

test.each([
  [{ INCENTIVES_API_URL: 'https://incentives.example' }, /^Setting INCENTIVES_API_KEY is not set/],
  [{ INCENTIVES_API_KEY: 'secret' }, /^Setting INCENTIVES_API_URL is not set/],
])('The incentives API needs both of its settings, or neither: %j', (env, message) => {
  expect(messageOf(env)).toMatch(message);
  expect(messageOf(env)).not.toMatch('secret');
});

test('The site uses its own rebates unless another service provides them', () => {
  const api = { INCENTIVES_API_URL: 'https://incentives.example/', INCENTIVES_API_KEY: 'k' };
  expect(hasOwnRebates(readSettings({}))).toBe(true);
  expect(hasOwnRebates(readSettings({ REBATE_API_HOST: 'https://rebates.example' }))).toBe(false);
  expect(hasOwnRebates(readSettings(api))).toBe(false);
  expect(readSettings(api).incentivesApi).toEqual({ url: 'https://incentives.example', key: 'k' });
});

test('A read replica requires a PostgreSQL database', () => {
  const replica = { DATABASE_READ_URL: 'postgres://reader:secret@replica/site' };
  expect(messageOf(replica)).toMatch(/^Setting DATABASE_URL is not set/);
  expect(messageOf(replica)).not.toMatch('secret');
  expect(messageOf({ ...replica, DATABASE_READ_URL: 'mysql://replica/site' })).toMatch(/DATABASE_READ_URL/);
  expect(readSettings({ ...replica, DATABASE_URL: 'postgres://primary/site' })).toMatchObject({
    databaseUrl: 'postgres://primary/site',
    databaseReadUrl: replica.DATABASE_READ_URL,
  });
});

describe('The settings (contract, section 2)', () => {
  test('have defaults that work on a fresh machine', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      dataDir: '.data',
      brandName: 'RunTru',
      databaseUrl: null,
      databaseReadUrl: null,
      redisUrl: null,
      dealerApiHost: null,
      dealerProvider: 'standard',
      providerApiHost: null,
      reviewsApiHost: null,
      reviewsProvider: 'standard',
      rebateApiHost: null,
      rebateProvider: 'standard',
      rebateWidgetHost: null,
      incentivesApi: null,
      rebateCacheHours: 24,
      productsApiHost: null,
      productsEnvironment: 'production',
      callRoutingHost: null,
      callRoutingGroup: null,
      dealerSearchMode: 'locate',
      dealerSearchTrbInfo: false,
      defaultPhone: '800-555-0199',
      rateLimit: 300,
      hstsPreload: false,
      drainSeconds: 3,
      trustProxy: null,
      explainDealers: false,
      seedDealers: 3000,
      foreignPageSeconds: 60,
      leadWebhookUrl: null,
      leadWebhookSecret: null,
      requestLinkSecret: null,
      mailUrl: null,
      mailFrom: 'no-reply@localhost',
      leadMailTo: null,
      leadHoldPerMinute: null,
      leadApiToken: null,
      leadEscalateHours: 24,
      leadRetentionDays: 400,
      placesApiKey: null,
      wordpressUrl: null,
      wordpressLogin: null,
      contentDir: null,
      contentLimits: { kilobytes: 400, blocks: 400, rows: 500, htmlTags: 3_000 },
      contentPurgeSecret: null,
      metricsToken: null,
      widgetHosts: [],
      warrantyRegistrationUrl: 'https://www.example.com/warranty-registration',
      warrantyLookupUrl: 'https://www.example.com/warranty-look-up',
      tagManagerId: null,
      mapStyleUrl: null,
    });
  });

  const HOOK = 'https://crm.example.com/hooks/7/';
  const PROXIES = '10.0.0.0/8, ::1, loopback';
  test.each<[env: Readonly<Record<string, string>>, settings: object]>([
    [{ PORT: '' }, { port: 3000 }],
    [
      { DRAIN_SECONDS: '0', HSTS_PRELOAD: '1' },
      { drainSeconds: 0, hstsPreload: true },
    ],
    [{ TRUST_PROXY: PROXIES }, { trustProxy: PROXIES }],
    [{ TAG_MANAGER_ID: 'GTM-ABC123' }, { tagManagerId: 'GTM-ABC123' }],
    [{ TAG_MANAGER_ID: '' }, { tagManagerId: null }],
    [{ EXPLAIN_DEALERS: '1' }, { explainDealers: true }],
    [{ EXPLAIN_DEALERS: '0' }, { explainDealers: false }],
    // A host loses its trailing slash and keeps its path; other addresses are used as they are.
    [{ DEALER_API_HOST: 'https://api.example.com/v1/' }, { dealerApiHost: 'https://api.example.com/v1' }],
    [{ CALL_ROUTING_HOST: 'https://calls.example.com/' }, { callRoutingHost: 'https://calls.example.com' }],
    [{ CALL_ROUTING_GROUP: ' staging ' }, { callRoutingGroup: 'staging' }],
    [{ LEAD_WEBHOOK_URL: HOOK }, { leadWebhookUrl: HOOK }],
    [{ LEAD_WEBHOOK_SECRET: 'a secret of two' }, { leadWebhookSecret: 'a secret of two' }],
    [{ REQUEST_LINK_SECRET: 'another secret' }, { requestLinkSecret: 'another secret' }],
    ...['smtp://ann%40example.com:p%23ss@mail.example.com:587', 'smtps://mail.example.com'].map(
      (mailUrl): [Record<string, string>, object] => [{ MAIL_URL: mailUrl }, { mailUrl }],
    ),
    [{ SITE_URL: 'https://www.runtru.example/site' }, { mailFrom: 'no-reply@www.runtru.example' }],
    [{ MAIL_FROM: ' hello@runtru.example ' }, { mailFrom: 'hello@runtru.example' }],
    [{ HOST: '::1' }, { mailFrom: 'no-reply@localhost' }],
    [{ LEAD_MAIL_TO: ' Leads@Example.com ' }, { leadMailTo: 'leads@example.com' }],
    [{ LEAD_MAIL_TO: 'leads@bücher.example' }, { leadMailTo: 'leads@xn--bcher-kva.example' }],
    [
      { PAGE_MAX_KB: '5000', PAGE_MAX_BLOCKS: '1', PAGE_MAX_ROWS: '2', PAGE_MAX_HTML_TAGS: '3' },
      { contentLimits: { kilobytes: 5_000, blocks: 1, rows: 2, htmlTags: 3 } },
    ],
    [{ WORDPRESS_GRAPHQL_URL: '' }, { wordpressUrl: null }],
    [{ WORDPRESS_URL: 'https://cms.example.com' }, { wordpressUrl: 'https://cms.example.com' }],
    [{ CONTENT_DIR: ' pages ' }, { contentDir: 'pages' }],
    [{ CONTENT_PURGE_SECRET: 'a secret of two' }, { contentPurgeSecret: 'a secret of two' }],
    [
      { WIDGET_HOSTS: 'WWW.youtube.com, player.vimeo.com:443' },
      { widgetHosts: ['www.youtube.com', 'player.vimeo.com:443'] },
    ],
    [
      { WIDGET_HOSTS: 'fast.wistia.net  localhost:8080,localhost:8080\n' },
      { widgetHosts: ['fast.wistia.net', 'localhost:8080'] },
    ],
    [{ WIDGET_HOSTS: ' , ' }, { widgetHosts: [] }],
  ])('read %j as %j', (env, settings) => expect(readSettings(env)).toMatchObject(settings));

  test.each([
    'GTM-',
    'gtm-abc123',
    'GTM-abc123',
    'G-ABC1234567',
    'UA-1',
    'GTM-ABC123"><script>',
    ' GTM-ABC 1',
  ])('reject %j as the id of a tag manager', (id) =>
    expect(messageOf({ TAG_MANAGER_ID: id })).toContain('TAG_MANAGER_ID'),
  );

  test('accept only providers that have an adapter of their kind', () => {
    const names = {
      dealers: ['standard', 'acme'],
      rebates: ['standard', 'saver'],
      reviews: ['standard', 'stars'],
    };
    const env = { DEALER_PROVIDER: 'acme', REBATE_PROVIDER: 'saver', REVIEWS_PROVIDER: 'stars' };
    expect(readSettings(env, names)).toMatchObject({
      dealerProvider: 'acme',
      rebateProvider: 'saver',
      reviewsProvider: 'stars',
    });
    for (const name of Object.keys(env))
      expect(() => readSettings({ [name]: 'other' }, names)).toThrow(`Setting ${name} is "other"`);
  });

  test.each([
    ['locate', '0', '/dealers/locate'],
    ['locations', '0', '/dealers/locations'],
    ['locate', '1', '/dealers/locate/trb-info'],
    ['locations', '1', '/dealers/locations/trb-info'],
  ])('with mode %p and trb-info %p, search for dealers at %p', (mode, trbInfo, path) => {
    const settings = readSettings({ DEALER_SEARCH_MODE: mode, DEALER_SEARCH_TRB_INFO: trbInfo });
    expect(dealerSearchPath(settings)).toBe(path);
  });

  test('reject a setting of earlier versions, and name the one that replaces it', () =>
    expect(messageOf({ WORDPRESS_GRAPHQL_URL: 'https://cms.example.com/graphql' })).toBe(
      "Setting WORDPRESS_GRAPHQL_URL no longer exists: expected WORDPRESS_URL, the site's address, which needs no plugin",
    ));

  test.each([
    ['DRAIN_SECONDS', '61', 'a whole number from 0 to 60'],
    ['HSTS_PRELOAD', 'yes', '0 or 1'],
    ['PORT', 'many', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['RATE_LIMIT', '-1', 'a whole number from 0 to 1000000'],
    ['DEALER_PROVIDER', 'acme', 'standard'],
    ['DEALER_SEARCH_MODE', 'nearby', 'locate or locations'],
    ['EXPLAIN_DEALERS', 'yes', '0 or 1'],
    ['DEFAULT_PHONE', '911', 'a phone number of ten digits'],
    ['DEALER_API_HOST', 'example', 'an address that starts with http:// or https://'],
    ['TRUST_PROXY', 'everybody', 'addresses or subnets of proxies, separated by commas'],
    ['CALL_ROUTING_HOST', 'calls', 'an address that starts with http:// or https://'],
    ['CALL_ROUTING_GROUP', 'g'.repeat(65), 'text of at most 64 characters'],
    ['CALL_ROUTING_GROUP', ' ', 'text of at most 64 characters'],
    ['MAIL_URL', 'mail', 'an address like smtp://user:password@host:587 or smtps://host'],
    ['MAIL_FROM', 'Ann', 'an e-mail address'],
    ['MAP_STYLE_URL', 'style.json', 'an address that starts with http:// or https://, without a password'],
    ['LEAD_HOLD_PER_MINUTE', '-1', 'a whole number from 0 to 1000000'],
    ['LEAD_RETENTION_DAYS', '0', 'a whole number from 1 to 36500'],
    [
      'WORDPRESS_URL',
      'cms.example.com',
      'an address that starts with http:// or https://, without a password',
    ],
    ['CONTENT_DIR', ' ', 'some text'],
    ['METRICS_TOKEN', ' ', 'some text'],
    ['CONTENT_PURGE_SECRET', ' ', 'some text'],
    ['PLACES_API_KEY', ' ', 'some text'],
    ['BRAND_NAME', '  ', 'some text'],
  ])('%s=%p is an invalid value: the start fails with a message', (name, value, expected) => {
    expect(messageOf({ [name]: value })).toBe(`Setting ${name} is "${value}": expected ${expected}`);
  });

  test('never show a password in a message', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://ann:secret@host/db' })).toBe(
      'Setting DATABASE_URL is "mysql://…": expected an address that starts with postgres:// or postgresql://',
    );
    expect(messageOf({ LEAD_WEBHOOK_URL: 'ftp://crm.example.com' })).toBe(
      'Setting LEAD_WEBHOOK_URL is "ftp://…": expected an address that starts with http:// or https://, without a password',
    );
    expect(messageOf({ DATABASE_URL: 'ann:secret' })).not.toContain('secret');
  });

  test.each([
    ['LEAD_WEBHOOK_URL', 'https://ann:secret@crm.example.com/leads'],
    ['MAIL_URL', 'https://ann:secret@mail.example.com'],
    ['MAIL_URL', 'ann:secret@mail.example.com'],
    ['MAIL_URL', 'ann@example.com:secret@mail.example.com'],
    ['MAIL_URL', 'smtp://ann:secret#1@mail.example.com'],
    ['MAIL_URL', 'smtp://ann:%zzsecret@mail.example.com'],
    ['MAIL_URL', 'smtp://ann:%ffsecret@mail.example.com'],
    ['MAIL_URL', 'smtp:ann:secret'],
  ])('%s=%p is an invalid value, and the message does not show its password', (name, value) => {
    expect(messageOf({ [name]: value })).toMatch(`Setting ${name} is "`);
    expect(messageOf({ [name]: value })).not.toContain('secret');
  });
});

describe('The settings of lead delivery', () => {
  test.each(['leads', 'leads@', 'a@example.com, b@example.com', 'Leads <leads@example.com>'])(
    'reject LEAD_MAIL_TO=%p',
    (value) =>
      expect(messageOf({ LEAD_MAIL_TO: value })).toMatch(
        /^Setting LEAD_MAIL_TO is ".*expected an e-mail address$/,
      ),
  );

  test.each([
    [{}, 'Leads are only stored: neither LEAD_WEBHOOK_URL nor MAIL_URL is set.'],
    [{ LEAD_WEBHOOK_URL: 'https://crm.example.com' }, null],
    [
      { LEAD_MAIL_TO: 'leads@example.com' },
      'Leads are only stored: neither LEAD_WEBHOOK_URL nor MAIL_URL is set.',
    ],
    [
      { MAIL_URL: 'smtp://mail.example.com' },
      'Leads without a dealer, or whose dealer has no mailbox, are only stored: LEAD_MAIL_TO is not set.',
    ],
    [{ MAIL_URL: 'smtp://mail.example.com', LEAD_MAIL_TO: 'leads@example.com' }, null],
    [{ MAIL_URL: 'smtp://mail.example.com', LEAD_WEBHOOK_URL: 'https://crm.example.com' }, null],
  ])('with %j, warn at the start: %p (contract, section 7)', (env, warning) =>
    expect(leadsReachNobody(readSettings(env))).toBe(warning),
  );

  test.each([
    [{}, []],
    [{ LEAD_WEBHOOK_URL: 'https://crm.example.com' }, ['crm']],
    [{ MAIL_URL: 'smtp://mail.example.com' }, ['dealer-mail', 'visitor-mail']],
  ])('with %j, deliver leads through %j', (env, channels) =>
    expect(configuredChannels(readSettings(env))).toEqual(channels),
  );
});

describe('The settings of warranty links', () => {
  const registration = { WARRANTY_REGISTRATION_URL: 'https://warranty.runtru.example/register' };
  const lookUp = { WARRANTY_LOOKUP_URL: 'https://warranty.runtru.example/find' };
  const warning = (names: string) => `Warranty links lead to www.example.com, a placeholder: set ${names}.`;
  test.each([
    [{}, warning('WARRANTY_REGISTRATION_URL and WARRANTY_LOOKUP_URL')],
    [registration, warning('WARRANTY_LOOKUP_URL')],
    [
      { ...lookUp, WARRANTY_REGISTRATION_URL: 'https://www.example.com/a' },
      warning('WARRANTY_REGISTRATION_URL'),
    ],
    [{ ...registration, ...lookUp }, null],
  ])('with %j, warn at the start: %p', (env, expected) =>
    expect(warrantyLinksLeadNowhere(readSettings(env))).toBe(expected),
  );
});

describe('The settings of page content', () => {
  test.each([
    ['PAGE_MAX_KB', '5001', 'from 1 to 5000'],
    ['PAGE_MAX_BLOCKS', '0', 'from 1 to 1000000'],
  ])('reject %s of %s', (name, value, range) =>
    expect(messageOf({ [name]: value })).toBe(
      `Setting ${name} is "${value}": expected a whole number ${range}`,
    ),
  );

  test('accept a WordPress without plugins, with or without a login', () => {
    const WORDPRESS_URL = 'https://cms.example.com';
    const login = { WORDPRESS_USER: 'editor', WORDPRESS_APP_PASSWORD: 'abcd EFGH 1234' };
    expect(readSettings({ WORDPRESS_URL, ...login })).toMatchObject({
      wordpressUrl: WORDPRESS_URL,
      wordpressLogin: { user: 'editor', password: 'abcd EFGH 1234' },
    });
    expect(readSettings({ WORDPRESS_URL, WORDPRESS_USER: 'editor' })).toMatchObject({ wordpressLogin: null });
    expect(messageOf({ WORDPRESS_URL: 'https://editor:secret@cms.example.com' })).not.toContain('secret');
  });

  test.each([
    'https://host.example',
    'host.example/path',
    '*.example',
    'a..b',
    '-a.b',
    'host:0',
    'host:65536',
    'a;b',
  ])('reject %p as a widget host', (text) =>
    expect(messageOf({ WIDGET_HOSTS: text })).toBe(
      `Setting WIDGET_HOSTS is "${text}": expected host names, separated by commas or spaces`,
    ),
  );
});
