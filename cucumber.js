const FILES = [
  'tests/acceptance/typescript.js',
  'tests/acceptance/world.ts',
  'tests/acceptance/steps/**/*.ts',
];

/**
 * The same scenarios and the same steps at two levels; the profile names the driver that plays them.
 * @param {'application' | 'browser'} driver
 * @param {Record<string, unknown>} more
 */
const level = (driver, more = {}) => ({
  paths: ['features/**/*.feature'],
  import: FILES,
  worldParameters: { driver },
  format: ['progress'],
  publish: false,
  ...more,
});

/** The ledger lists how its scenarios end. */
export const application = level('application', {
  tags: 'not @browser-only',
  import: [...FILES, 'tests/ledger/record-states.ts'],
});
/**
 * What only a browser can show, and enough of the rest to take every action there once; one example of each outline.
 * `tests/acceptance/run.ts browser --all` plays everything.
 */
export const browser = level('browser', {
  tags: '@smoke or @browser-only',
  plugin: ['./tests/acceptance/one-example.ts'],
  parallel: 2,
  // A browser on a busy machine may lose a race that no visitor would; what needed a second try is named.
  retry: 1,
});

/** Without a profile, the fast one. */
export default application;
