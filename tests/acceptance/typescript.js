// Steps reach fp-ts and io-ts, whose imports of folders Node does not resolve by itself; tsx does. Cucumber
// imports this file before the steps, in each of its worker threads.
import { registerHooks } from 'node:module';
import { register } from 'tsx/esm/api';

/** What stands in for the files that only the bundler understands, as in Jest. */
const STAND_INS = { '.css': '../ui/class-names.ts', '.svg': '../ui/asset-address.ts' };

registerHooks({
  resolve: (specifier, context, next) => {
    const standIn = STAND_INS[specifier.slice(specifier.lastIndexOf('.'))];
    return next(standIn === undefined ? specifier : new URL(standIn, import.meta.url).href, context);
  },
});

register();
