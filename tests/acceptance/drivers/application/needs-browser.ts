import assert from 'node:assert/strict';

/** What no html shows: its scenarios are tagged `@browser-only`. */
export const needsBrowser = (what: string): never => assert.fail(`Only a browser shows ${what}`);
