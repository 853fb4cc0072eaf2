import { describe, expect, test } from '@jest/globals';
import { isNamedPath, NAMED_PATHS } from '../../../../domain/content/links/named-paths.ts';

describe('The pages that the site must have (section 2; contract, sections 4 and 7)', () => {
  test('begin and end with a slash, and are named once', () => {
    expect(NAMED_PATHS.filter((path) => !/^\/(?:[a-z\d-]+\/)*$/.test(path))).toEqual([]);
    expect(new Set(NAMED_PATHS).size).toBe(NAMED_PATHS.length);
  });

  test.each([
    '/',
    '/pricing/leasing/',
    '/products/compare/',
    '/products/coils/platinum-indoor-coil/',
    '/products/thermostats-and-controls/smart-thermostats/',
    '/products/indoor-air-quality/humidity-control/power-humidifiers/',
    '/resources/home-app/diagnostics/',
    '/resources/troubleshooting/thermostat-controls/',
    '/resources/maintenance-tips/clean-or-change-filter/',
    '/resources/getting-started/hvac-basics/energy-star/',
    '/fr/trouver-un-concessionnaire/',
  ])('include %s', (path) => expect(isNamedPath(path)).toBe(true));

  test.each(['/products', '/products/toasters/', '/resources/troubleshooting/clean-or-change-filter/'])(
    'do not include %s',
    (path) => expect(isNamedPath(path)).toBe(false),
  );
});
