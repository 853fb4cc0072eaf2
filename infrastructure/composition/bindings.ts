import type { ServiceIdentifier } from 'inversify';

/** What one thing is made from: the others. */
export interface Bound {
  readonly get: <A>(token: ServiceIdentifier<A>) => A;
}

/** What wiring asks of a container: the server's is inversify's, the page's is our own (decision 0010). */
export interface Bindings extends Bound {
  readonly bind: <A>(token: ServiceIdentifier<A>) => {
    readonly toConstantValue: (value: A) => unknown;
    readonly toDynamicValue: (make: (bound: Bound) => A) => { readonly inSingletonScope: () => unknown };
  };
  readonly isBound: (token: ServiceIdentifier) => boolean;
}
