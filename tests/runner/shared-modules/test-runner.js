import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { followFile } from './jest-globals.ts';
import { transformAs } from './module-hooks.ts';

const require = createRequire(import.meta.url);

/** Circus keeps a run's listeners here, which would accumulate from file to file. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

const CLOCK = fileURLToPath(new URL('../../clock/set-clock.ts', import.meta.url));

const refuse = () => {
  throw new Error(
    'The modules are those of all files: none is mocked here. A file that says @own-modules may.',
  );
};

/** Jest functions that replace modules for a single file. */
const MODULE_MOCKS = ['mock', 'doMock', 'setMock', 'unstable_mockModule', 'resetModules', 'isolateModules'];

/** The mark, in a file's first comment, of a test file that counts its modules' work or changes state that modules share. */
const OWN_MODULES = /^\/\*\*[^/]*@own-modules\b/;

/**
 * Jest's own runner for a test file, except for its modules: Node loads them once for all files of a worker. Jest would load them
 * again for each file, which takes longer than the tests, and never frees them.
 */
export default async function runFile(globalConfig, config, environment, runtime, testPath, send) {
  if (globalConfig.watch || globalConfig.watchAll)
    throw new Error('A worker keeps modules: it cannot watch.');
  if (OWN_MODULES.test(readFileSync(testPath, 'utf8'))) {
    await runtime.unstable_importModule(CLOCK);
    return circus.default(globalConfig, config, environment, runtime, testPath, send);
  }
  await transformAs(config, runtime);
  runtime.unstable_importModule = (path) => {
    const globals = runtime.requireModuleOrMock(path, '@jest/globals');
    const refused = Object.fromEntries(MODULE_MOCKS.map((name) => [name, refuse]));
    followFile({ ...globals, jest: { ...globals.jest, ...refused } });
    return import(pathToFileURL(path).href);
  };
  // The modules that compare values and count tests share the tests' classes, so that both have the same `Array`.
  runtime.requireInternalModule = (path) => {
    delete globalThis[HANDLERS];
    delete require.cache[path];
    return require(path);
  };
  const { fakeTimersModern } = environment;
  environment.fakeTimersModern = new fakeTimersModern.constructor({ config, global: globalThis });
  const before = { console: globalThis.console, variables: { ...process.env } };
  globalThis.console = environment.global.console;
  try {
    return await circus.default(globalConfig, config, environment, runtime, testPath, send);
  } finally {
    globalThis.console = before.console;
    Object.keys(process.env).forEach((name) => name in before.variables || delete process.env[name]);
    Object.assign(process.env, before.variables);
  }
}
