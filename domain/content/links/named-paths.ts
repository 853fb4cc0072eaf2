import { HVAC_BASICS_PATH, HVAC_TOPICS, hvacTopicPath } from '../hvac-topics.ts';

const below = (path: string, names: string): ReadonlyArray<string> =>
  names.split(' ').map((name) => `${path}${name}/`);

const PRODUCTS = [
  '/products/',
  ...below(
    '/products/',
    'compare air-conditioners furnaces heat-pumps air-handlers indoor-air-quality coils zoning',
  ),
  ...below('/products/', 'light-commercial'),
  ...below('/products/coils/', 'comfort-coil platinum-indoor-coil'),
  ...below('/products/thermostat-controls/', 'smart-thermostats traditional-thermostats'),
  ...below('/products/thermostats-and-controls/', 'smart-thermostats'),
  ...below('/products/packaged-system/', 'gas-electric-packaged-systems heat-pump-packaged-systems'),
  ...below('/products/packaged-system/', 'air-conditioner-packaged-systems hybrid-comfort-systems'),
  ...below('/products/ductless/', 'single-zone multi-zone'),
  ...below('/products/indoor-air-quality/', 'ventilation air-purification humidity-control'),
  ...below('/products/indoor-air-quality/air-purification/', 'cleaneffects quikbox-air-cleaner'),
  ...below('/products/indoor-air-quality/humidity-control/', 'power-humidifiers'),
];

const RESOURCES = [
  '/resources/',
  ...below('/resources/', 'commercial rebates tax-credits warranty build-your-own-system home-app'),
  '/resources/home-app/diagnostics/',
  '/resources/troubleshooting/',
  ...below(
    '/resources/troubleshooting/',
    'air-conditioners gas-furnaces air-handlers heat-pumps oil-furnaces',
  ),
  ...below(
    '/resources/troubleshooting/',
    'ductless-systems air-quality packaged-systems thermostat-controls',
  ),
  '/resources/troubleshooting/coils/',
  '/resources/maintenance-tips/',
  ...below(
    '/resources/maintenance-tips/',
    'air-conditioners gas-furnaces heat-pumps air-handlers oil-furnaces',
  ),
  ...below(
    '/resources/maintenance-tips/',
    'ductless-systems air-quality packaged-systems clean-or-change-filter',
  ),
  '/resources/maintenance-tips/coils/',
  HVAC_BASICS_PATH,
  ...HVAC_TOPICS.map(hvacTopicPath),
];

/** The pages that the specification (section 2) and the contract (sections 4 and 7) require. Content may link to them before they exist. */
export const NAMED_PATHS: ReadonlyArray<string> = [
  '/',
  ...below('/', 'find-a-dealer find-your-dealer pricing/leasing customer-care contact styleguide'),
  ...below('/', 'privacy terms accessibility sitemap search'),
  '/es/',
  ...below('/es/', 'distribuidores'),
  '/fr/',
  ...below('/fr/', 'concessionnaires trouver-un-concessionnaire confidentialite conditions-utilisation'),
  ...PRODUCTS,
  ...RESOURCES,
];

/** Whether a page is required, existing or not; `path` must have slashes at both ends. */
export const isNamedPath = (path: string): boolean => NAMED_PATHS.includes(path);
