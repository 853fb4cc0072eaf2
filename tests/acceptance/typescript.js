// The steps import fp-ts and io-ts, whose folder imports Node cannot resolve by itself; tsx can. Cucumber
// imports this file before the steps, in each of its worker threads.
import { registerHooks } from 'node:module';
import { register } from 'tsx/esm/api';
import { standInFor } from '../ui/stand-ins.ts';

registerHooks({
  resolve: (specifier, context, next) => next(standInFor(specifier) ?? specifier, context),
});

register();
