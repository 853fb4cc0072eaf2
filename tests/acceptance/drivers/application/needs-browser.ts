import assert from 'node:assert/strict';

/** Fails a step that html alone cannot play: tag its scenarios `@browser-only`. */
export const needsBrowser = (what: string): never => assert.fail(`Only a browser shows ${what}`);
