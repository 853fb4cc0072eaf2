import type { ServiceIdentifier } from 'inversify';

/** What stands for one port or use case. */
export const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name);

/** Gives what is bound to a token. */
export type Get = <A>(token: ServiceIdentifier<A>) => A;

/** What a token stands for: a value that is there already, or one that is made once, when it is first asked for. */
export type Binding =
  | { readonly token: ServiceIdentifier; readonly value: unknown }
  | { readonly token: ServiceIdentifier; readonly make: (get: Get) => unknown };

/** What a capability binds: a `ContainerModule` of inversify on the server, loaded as it is in the browser (decision 0010). */
export type Bindings = ReadonlyArray<Binding>;

/** Binds a value that is there already. */
export const constant = <A>(token: ServiceIdentifier<A>, value: NoInfer<A>): Binding => ({ token, value });

/** Binds what is made of other things, once for each container. */
export const singleton = <A>(token: ServiceIdentifier<A>, make: (get: Get) => NoInfer<A>): Binding => ({
  token,
  make,
});
